/**
 * What the bundle of the CMS changes in Decap's modules so that everybody can use it: whoever has no mouse, whoever hears the
 * page, and whoever cannot read pale words.
 */
import type { Part } from "./decap-repairs";

const core = "decap-cms-core/dist/esm/components";
const ui = "decap-cms-ui-default/dist/esm";

/** A colour of Decap's that words in it, or white words on it, cannot be read in; and one that they can. */
const colour = (name: string, pale: string, readable: string, file = `${ui}/styles.js`): Part => ({
  file,
  part: new RegExp(`${pale}\\b`, "g"),
  instead: readable,
  question: `which colour is ${name} in Decap CMS, and can words in it be read?`,
});

/** Words have the contrast of 4.5 to 1 that WCAG asks for, on each ground that Decap gives them. */
export const readableColours: readonly Part[] = [
  colour("gray", "#798291", "#5d6675"),
  colour("red", "#ff003b", "#c8002f"),
  colour("teal", "#17a2b8", "#0f7181"),
  colour("that of a teal button's words", "#1195aa", "#0f7181"),
  colour("that of the header's buttons", "#7b8290", "#5d6675", `${core}/App/Header.js`),
];

/** The edge of a field is seen: it has the contrast of 3 to 1 that WCAG asks for. Decap paints it like the ground of its label. */
export const visibleEdges: readonly Part[] = [
  {
    file: `${ui}/styles.js`,
    part: /(textField: `solid\s+\$\{lengths\.borderWidth\}) \$\{colors\.textFieldBorder\}`/,
    instead: "$1 #868b96`",
    question: "can the edges of fields be seen in Decap CMS?",
  },
];

/** A picture of the library is a button that says whether it is chosen. In Decap the mouse alone chooses it. */
export const chosenByKeyboard: readonly Part[] = [
  {
    file: `${core}/MediaLibrary/MediaLibraryCard.js`,
    part: /\btabIndex: "-1",/,
    instead: `tabIndex: "0",
      role: "button",
      "aria-pressed": Boolean(isSelected),
      "aria-label": isDraft ? text + ", " + draftText : text,
      onKeyDown: event => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        onClick();
      },`,
    question: "can pictures be chosen by keyboard?",
  },
  {
    file: `${core}/MediaLibrary/MediaLibraryCard.js`,
    part: /\bloading: "lazy",/,
    instead: 'loading: "lazy", alt: "",',
    question: "do pictures of the library have a description?",
  },
  {
    file: `${core}/MediaLibrary/MediaLibraryCardGrid.js`,
    part: /_jsx\("div", \{\s*tabIndex: "0",/,
    instead: '_jsx("div", {',
    question: "is what is around a picture of the library a stop of the Tab key?",
  },
];

/** What a button or a part of the page is, and how it stands. */
export const spoken: readonly Part[] = [
  {
    file: `${ui}/ObjectWidgetTopBar.js`,
    part: /"aria-label": collapsed \? [^,]*,/,
    instead: '"aria-expanded": !collapsed,',
    question: "does the button of a group say whether the group is open?",
  },
  {
    file: `${ui}/ListItemTopBar.js`,
    part: /(_jsx\(TopBarButton, \{)(\s*onClick: onCollapseToggle,)/,
    instead: '$1 "aria-expanded": !collapsed,$2',
    question: "does the button of a list's entry say whether the entry is open?",
  },
  {
    file: `${ui}/IconButton.js`,
    part: /\b(title: title,)/,
    instead: '$1 "aria-pressed": isActive,',
    question: "does a button that turns something on say whether it is on?",
  },
  {
    file: `${ui}/Dropdown.js`,
    part: /_jsx\(DropdownList, \{/,
    instead: '$& role: "none",',
    question: "what is between a menu and its items?",
  },
  {
    file: `${ui}/AuthenticationPage.js`,
    part: /_jsx\("p", \{(?=\s*children: loginErrorMessage)/,
    instead: '$& role: "alert",',
    question: "is it said why a login has failed?",
  },
  {
    file: `${core}/Workflow/Workflow.js`,
    part: /_jsxs\(WorkflowContainer, \{/,
    instead: '$& role: "main",',
    question: "what is the board in?",
  },
  {
    file: `${core}/Editor/EditorPreviewPane/EditorPreviewPane.js`,
    part: /id: "preview-pane",(?=\s*head: styleEls,\s*initialContent)/,
    instead: '$& title: "The page as visitors will see it",',
    question: "what is the preview called?",
  },
];

/** All that is changed. */
export const accessibleParts: readonly Part[] = [
  ...readableColours,
  ...visibleEdges,
  ...chosenByKeyboard,
  ...spoken,
];
