/** The visitor's choice of light, dark or system: an attribute of `<html>`, set before first paint. */
export const schemeChoices = ["light", "dark", "system"] as const;
export type SchemeChoice = (typeof schemeChoices)[number];

/** The key of local storage. */
export const schemeKey = "theme";

/** Runs in the head, before first paint; also marks that scripts run. */
export const schemeScript = `(function(){var d=document.documentElement;d.dataset.js="";try{var t=localStorage.getItem("${schemeKey}");if(t==="light"||t==="dark")d.dataset.theme=t}catch(e){}})()`;
