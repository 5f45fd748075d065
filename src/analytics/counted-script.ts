import { eagerAttribute } from "../browser/late-scripts";
import { consentKey } from "./consent";

/**
 * A script for the head of every page: a visitor who has agreed to be counted is counted even if he only reads, so
 * the scripts start without a sign of his.
 */
export const countedScript = `try{JSON.parse(localStorage.getItem("${consentKey}")).choice==="granted"&&document.documentElement.setAttribute("${eagerAttribute}","")}catch(refused){}`;
