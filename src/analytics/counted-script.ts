import { eagerAttribute } from "../browser/late-scripts";
import { consentKey } from "./consent";

/**
 * A script for the head of every page: visitors who have agreed to be counted are counted even if they only read,
 * so the scripts start without a sign of theirs.
 */
export const countedScript = `try{JSON.parse(localStorage.getItem("${consentKey}")).choice==="granted"&&document.documentElement.setAttribute("${eagerAttribute}","")}catch(refused){}`;
