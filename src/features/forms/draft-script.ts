import { eagerAttribute } from "../../browser/late-scripts";
import { lifetime } from "./draft";
import { contactDraft, newsletterDraft } from "./draft-keys";

/**
 * A script for the head of every page: visitors who left a form unsent find it as they left it, so the scripts
 * start without a sign of theirs. What a closed tab has left counts for a day.
 */
export const draftScript = `try {
  ["${contactDraft}", "${newsletterDraft}"].some(function (key) {
    var left = localStorage.getItem(key);
    return sessionStorage.getItem(key) || left && Date.now() - JSON.parse(left).at < ${lifetime};
  }) && document.documentElement.setAttribute("${eagerAttribute}", "");
} catch (refused) {}`;
