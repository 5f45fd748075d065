/** The styles of what this site adds to the CMS, whose own colours are light: those of the site's light scheme. */
import { declarations, colour, font, radius } from "../theme/tokens";

export const styles = `
.site-dialog,.site-text,.site-count,.site-at-work,.site-card,[class*="Card"][role=button],[role=switch],.Toastify{${declarations("light")}}
.site-dialog{width:min(44rem,100vw - 2rem);border:0;border-radius:${radius.panel};padding:1.5rem;font:1rem/1.5 system-ui,sans-serif;color:${colour.ink};background:${colour.surface}}
.site-dialog::backdrop{background:color-mix(in srgb,${colour.ink} 60%,transparent)}
.site-dialog h2{margin:0 0 1rem;font-size:1.15rem;line-height:1.3}
.site-dialog ul{margin:0 0 1rem;padding-left:1.2rem;max-height:60vh;overflow:auto}
.site-dialog li{margin-bottom:.6rem;overflow-wrap:anywhere}
.site-dialog small{color:${colour.muted}}
.site-dialog label{display:grid;gap:.25rem;margin-bottom:.75rem}
.site-dialog p label{display:block}
.site-dialog input,.site-dialog textarea,.site-dialog select,.site-dialog button{font:inherit;color:inherit;padding:.35rem .8rem;border:1px solid ${colour.edge};border-radius:${radius.control};background:${colour.surface}}
/* The buttons stay in view while what is above them scrolls. */
.site-dialog form>p:last-child{position:sticky;bottom:-1.5rem;display:flex;gap:.75rem;justify-content:flex-end;margin:.25rem 0 -1.5rem;padding:.75rem 0 1.5rem;background:${colour.surface}}
.site-dialog form>p:last-child button:last-child,.site-dialog form>p:last-child button:only-child{background:${colour.keel};border-color:${colour.keel};color:${colour.onKeel}}
.site-dialog form>p:last-child button:disabled{opacity:.5}
.site-dialog .site-problems{margin:.75rem 0 0;color:${colour.danger};font-size:.875rem;max-height:8rem}
.site-dialog label>*{min-width:0;max-width:100%}
.site-dialog img{display:block;max-width:100%;max-height:40vh;margin:0 auto .75rem}
.site-dialog fieldset{margin:0;padding:.75rem;border:1px solid ${colour.line};border-radius:${radius.control}}
/* What is to be mended stands beside the fields: in the corner of the page beside them. */
.site-mistakes[open]{position:fixed;inset:auto 1rem 1rem auto;z-index:1000;width:min(30rem,100vw - 2rem);max-height:60vh;overflow:auto;padding:1rem 1.25rem;border:1px solid ${colour.edge};box-shadow:0 1rem 3rem color-mix(in srgb,${colour.ink} 30%,transparent);font-size:.9375rem}
.site-dialog h3{margin:0 0 .25rem;font-size:.875rem;line-height:1.4;color:${colour.muted}}
.site-dialog .site-lines{max-height:30vh;overflow:auto;margin:0 0 .75rem;padding:.5rem .75rem;border:1px solid ${colour.line};border-radius:${radius.control};white-space:pre-wrap;overflow-wrap:anywhere}
.site-mistakes ul{max-height:none;margin-bottom:.75rem}
.site-mistakes li button{padding:0;border:0;background:none;color:${colour.keel};font-weight:600;text-align:start;text-decoration:underline;text-underline-offset:.15em;cursor:pointer}
.site-mistakes>p{position:sticky;bottom:-1rem;display:flex;justify-content:flex-end;margin:0 0 -1rem;padding:.5rem 0 1rem;background:${colour.surface}}
/* What goes on below the button fades, which shows that it can be scrolled. */
.site-mistakes>p::before{content:"";position:absolute;inset:auto 0 100%;height:1.25rem;background:linear-gradient(transparent,${colour.surface});pointer-events:none}
body:has(.site-mistakes) [class*="ControlPaneContainer"]{scroll-padding-bottom:40vh}
.site-entry{display:contents}
.site-unseen{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
/* Decap leaves out how the focus shows on a picture of the library. */
[class*="Card"][role=button]:focus-visible{outline:3px solid ${colour.ink};outline-offset:2px}
/* White words on the colours of Decap's notices cannot be read. */
.Toastify{--toastify-color-success:${colour.keel};--toastify-color-error:${colour.danger};--toastify-color-info:${colour.ink}}
/* A switch that is off is as pale as its ground in Decap. */
[role=switch][aria-checked=false] [class*="ToggleBackground"][class]{background:${colour.edge}}
.site-entry[inert]{cursor:progress}
.site-entry[inert] [class*="ControlPaneContainer"]{opacity:.6}
/* Most of what is done takes less than a second. */
.site-at-work{position:fixed;inset:auto 0 2rem;z-index:1000;width:fit-content;margin:0 auto;padding:.5rem 1rem;border-radius:${radius.control};background:${colour.ink};color:${colour.surface};font:1rem/1.5 system-ui,sans-serif;animation:site-appear 0s 1s both}
.site-at-work[data-pressed]{animation:none}
.site-at-work:empty{padding:0}
/* While a question is open, it is the CMS that waits. */
body:has(.site-dialog:modal) .site-at-work{display:none}
@keyframes site-appear{from{opacity:0}}
.site-row{display:flex;flex-wrap:wrap;gap:.4rem;align-items:center;margin-bottom:.4rem}
.site-row>input:first-child,.site-row>input:nth-child(2):not([inputmode]){flex:1 1 10rem;min-width:0}
.site-row label{display:flex;margin:0}
.site-text{position:relative}
.site-text-head{position:sticky;top:0;z-index:2;background:${colour.sunken}}
.site-text-head .site-count{margin:0;padding:.4rem .6rem;border:2px solid ${colour.line};border-width:0 2px;color:${colour.ink}}
.site-text [role=toolbar]{display:flex;flex-wrap:wrap;gap:.25rem;padding:.4rem;border:2px solid ${colour.line};border-bottom:0;background:${colour.sunken}}
.site-text button{padding:.25rem .6rem;border:1px solid ${colour.line};border-radius:${radius.control};background:${colour.surface};color:${colour.ink};font:inherit;font-size:.8125rem;cursor:pointer}
/* Half of a window of 1440 pixels holds the buttons in a row, and a phone holds them in two. */
.site-text [role=toolbar] button{padding-inline:.4rem}
.site-text button:hover{border-color:${colour.edge}}
.site-text button:focus-visible,.site-dialog :focus-visible{outline:2px solid ${colour.keel};outline-offset:2px}
.site-text textarea{display:block;min-height:20rem;max-height:75vh;resize:vertical;field-sizing:content;border-radius:0;font:.9375rem/1.6 ${font.mono}}
.site-text p{display:flex;flex-wrap:wrap;gap:.4rem;margin:.5rem 0 0}
.site-count{display:block;margin-top:.35rem;font-size:.75rem;color:${colour.muted}}
.site-count[data-wrong]{color:${colour.danger}}
[class*="ControlErrorsList"][class]{text-transform:none}
/* A card tells which entry it is; the text of the entry, with its marks, says less. Its buttons are always there. */
[class*="CardBody"]{display:none}
[class*="WorkflowLink"][class]{height:auto}
[class*="CardButtonContainer"][class]{display:flex;flex-direction:row;position:static;opacity:1}
[class*="CardTitle"][class]{margin-top:.75rem}
/* Below a card are the buttons that set how far its entry is. */
.site-card [class*="WorkflowCardContainer"][class]{margin-bottom:.4rem}
.site-card>p{display:flex;flex-wrap:wrap;gap:.4rem;margin:0 0 1.25rem}
.site-card>p button{flex:1 0 auto;padding:.25rem .5rem;border:1px solid ${colour.edge};border-radius:${radius.control};background:${colour.surface};color:${colour.ink};font:inherit;font-size:.8125rem;cursor:pointer}
.site-card>p[aria-busy=true] button{opacity:.5;cursor:progress}
.site-card>p button:focus-visible{outline:2px solid ${colour.keel};outline-offset:2px}
/* Decap marks what it does not insist on; the labels of this site say what is optional. */
[class*="FieldLabel"]>span{display:none}
/* Decap keeps an editor 800 pixels wide. In a narrower window, what is there twice or says least makes room. */
@media (max-width:799px){
[class*="EditorContainer"][class],[class*="ToolbarContainer"][class]{min-width:0}
[class*="ToolbarContainer"] [class*="AppHeaderSiteLink"]{display:none}
/* The collections stand side by side, so that the entries of one begin on the first screen, as wide as the window. */
[class*="SidebarContainer"][class]{width:auto;max-height:none}
[class*="SidebarNavList"][class]{display:flex;flex-wrap:wrap;margin:.5rem .65rem 0}
[class*="SidebarNavLink"][class]{padding:.5rem .6rem;border-left:0;border-radius:${radius.control}}
[class*="SidebarNavLink"]>:first-child{display:none}
[class*="CollectionTopContainer"][class],[class*="SearchResultContainer"][class],[class*="CollectionControlsContainer"][class]{width:auto}
li[class*="ListCard"][class]{width:calc(100% - 12px)}
}
/* The title of an entry stands in the middle of its card. */
[class*="ListCardLink"]>h2:only-child{margin:0}
@media (max-width:599px){
[class*="WorkflowListContainer"][class]{grid-template-columns:minmax(0,1fr);min-height:0}
.site-mistakes[open]{max-height:40vh}
.site-text [role=toolbar] button{font-size:.75rem;padding-block:.35rem}
[class*="ToolbarContainer"] [class*="BackCollection"]{display:none}
[class*="ToolbarContainer"] [class*="BackStatus"]{font-size:.6875rem}
[class*="ToolbarSectionMain"] [class*="buttonMargin"]{margin:0 3px}
[class*="ToolbarSectionMain"] [class*="DeleteButton"]{padding:0 .5rem;font-size:.8125rem}
/* Of the link to the page on the site, its sign remains. */
[class*="ToolbarContainer"] [class*="PreviewButtonContainer"]{margin:0}
[class*="PreviewButtonContainer"]>*{display:grid;place-items:center;width:2rem;height:2rem;padding:0}
[class*="PreviewButtonContainer"]>*>span:first-child{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
[class*="ToolbarContainer"]>[class]{padding:0}
[class*="ToolbarContainer"] [class*="BackArrow"]{margin:0 .5rem}
[class*="ToolbarSectionMain"] [class*="StyledDropdownButton"]{padding:0 1.75rem 0 .5rem}
/* Where saves are reviewed, there are more buttons than fit beside the way back: they have a row of their own. */
[class*="ToolbarContainer"]:has([class*="SaveButton"]){height:6.75rem;flex-wrap:wrap}
[class*="ToolbarSectionMain"]:has([class*="SaveButton"]){display:contents}
[class*="ToolbarContainer"]:has([class*="SaveButton"])>[class]{height:3.5rem}
[class*="ToolbarSubSectionFirst"]:has([class*="SaveButton"]){order:1;flex:0 0 100%;justify-content:center;height:3.25rem}
[class*="ToolbarSubSectionFirst"]:has([class*="SaveButton"]) button,[class*="ToolbarSubSectionFirst"]:has([class*="SaveButton"]) [role=button]{font-size:.8125rem}
[class*="ToolbarSubSectionFirst"]:has([class*="SaveButton"])+[class*="ToolbarSubSectionLast"]{margin-left:auto}
[class*="EditorContainer"]:has([class*="SaveButton"]){padding-top:6.75rem}
/* On the narrowest phones the button alone says whether all is saved. */
@media (max-width:359px){[class*="ToolbarContainer"] [class*="BackStatus"]{display:none}}
/* The fields are as wide as the window, and the page beside them is a swipe away. */
.SplitPane{overflow-x:auto!important;scroll-snap-type:x mandatory}
.SplitPane>.Pane{flex:0 0 100%!important;width:100%!important;scroll-snap-align:start}
.SplitPane>.Resizer,[class*="ViewControls"]{display:none}
}
`;
