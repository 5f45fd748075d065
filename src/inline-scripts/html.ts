/** The root element; its attributes hold the state of the page. */
export const html = document.documentElement;

/** Runs a task once the page has loaded; at once in a script that a host runs after that. */
export function onceLoaded(task: () => void): void {
  if (document.readyState === "complete") task();
  else addEventListener("load", task);
}
