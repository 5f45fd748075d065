import { eagerAttribute } from "../../browser/late-scripts";
import { contactDraft, newsletterDraft } from "./draft-keys";

/**
 * A script for the head of every page: a visitor who left a form unsent finds it as he left it, so the scripts start
 * without a sign of his.
 */
export const draftScript = `try{[sessionStorage,localStorage].some(function(s){return s.getItem("${contactDraft}")||s.getItem("${newsletterDraft}")})&&document.documentElement.setAttribute("${eagerAttribute}","")}catch(refused){}`;
