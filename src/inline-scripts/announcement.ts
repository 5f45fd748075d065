/** Decides before the first paint whether the announcement shows, and closes it; only on a site that has one. */
import { localStore } from "../browser/storage";
import { html } from "./html";

const key = "announcement";
const attribute = "data-announcement";
const { id = "", start = 0, end = 0 } = SITE.announcement ?? {};

const now = Date.now();
html.toggleAttribute(attribute, start <= now && now < end && localStore.read(key) !== id);

addEventListener(
  "click",
  ({ target }) => {
    if (!(target instanceof Element) || !target.closest("[data-close-announcement]")) return;
    if (!html.hasAttribute(attribute)) return;
    html.removeAttribute(attribute);
    document.getElementById("content")?.focus();
    localStore.write(key, id);
  },
  true,
);
