/** Marks a form whose script has not taken over yet. */
export const waitsAttribute = "data-waits";

/**
 * Runs in the head: a form submitted before its script has taken over keeps what was typed, and the script
 * submits it. If the script does not arrive within ten seconds, the browser does what it would do without
 * one: it posts the form to the host's forms, or opens an email; a script that comes after that submits nothing more.
 */
export const earlySubmitScript = `document.addEventListener("submit",function(e){var f=e.target;if(!f.hasAttribute("${waitsAttribute}"))return;e.preventDefault();if("pressed"in f.dataset)return;f.dataset.pressed="";setTimeout(function(){if(!f.hasAttribute("${waitsAttribute}"))return;delete f.dataset.pressed;f.submit()},1e4)},true)`;
