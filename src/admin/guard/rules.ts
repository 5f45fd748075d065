/** What a save must be besides right: rules that the content check does not know of. */
import { parse } from "yaml";
import { isPictureName } from "../../content/read/content-files";
import type { Upload } from "./backend";
import type { Texts } from "./change";
import { Refusal } from "./failure";
import { lacksId } from "./pages";

const settingsPath = "content/site.yml";

/** Whether the settings of a site say that forms are posted to the webhook. */
function postsToWebhook(settings = ""): boolean {
  const { forms } = parse(settings) as { forms?: { webhook?: unknown } };
  return forms?.webhook === "on";
}

/**
 * Forms go somewhere: the host would not build a site whose forms are posted to an address that it does not know.
 * @param before the texts of the site
 * @param changed those that are saved
 * @param hasWebhook whether the host knows the address
 * @throws an error that says what the owner sets first
 */
export function withFormsSent(before: Texts, changed: Texts, hasWebhook: boolean): void {
  const settings = changed.get(settingsPath);
  if (hasWebhook || settings === undefined || !postsToWebhook(settings)) return;
  if (postsToWebhook(before.get(settingsPath) ?? "{}")) return;
  throw new Refusal(
    "the host does not know where forms are posted to, so the site could not be built with the webhook on; its owner sets GATSBY_FORM_WEBHOOK_URL first",
  );
}

/** Whether one of the files names an upload: one that was tried and not chosen is not saved. */
export function isNamed({ path }: { path: string }, files: readonly { raw: string }[]): boolean {
  const name = path.slice(path.lastIndexOf("/") + 1).replace(/[^\w-]/g, "\\$&");
  // The name may be the end of another one.
  const asWhole = new RegExp(`(?<![\\w.-])${name}`);
  return files.some(({ raw }) => asWhole.test(raw));
}

/** Uploads are pictures. @throws an error that says so */
export function onlyPictures(uploads: readonly Upload[]): void {
  const other = uploads.find(({ path }) => !isPictureName(path));
  if (other)
    throw new Refusal(
      `“${other.path.replace(/.*\//, "")}” is not a .jpg or .png picture, and the site shows no other files`,
    );
}

/** An entry has an address. @throws an error that says how its title makes one */
export function withAddress(files: readonly { path: string }[]): void {
  if (files.some(({ path }) => lacksId(path)))
    throw new Refusal(
      "the address is made of the Latin letters and digits of the title, and this title has none; put a word in Latin letters into it for the first save, and change the title afterwards",
    );
}
