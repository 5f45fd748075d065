/** Starts Sveltia CMS at /admin/. The bundle of this file is for that page alone. */
import CMS from "@sveltia/cms";
import { kindNames } from "../model/kinds";
import { formatName, isMarkdown, markdownText, type CmsPage } from "./config";
import { formatOf } from "./files/formats";
import { workOnDisk } from "./local-files";
import { registerPreviews, withoutEmptyPreviews } from "./preview/register";
import { beforeSave } from "./save";
import { TextField } from "./text/TextField";
import { noteRead } from "./texts";

for (const kind of kindNames) {
  const { fromFile, toFile } = formatOf(kind);
  CMS.registerCustomFormat(formatName(kind), isMarkdown(kind) ? "md" : "yml", {
    fromFile: (text) => {
      noteRead(kind, text);
      return fromFile(text);
    },
    toFile,
  });
}

registerPreviews();
CMS.registerFieldType(markdownText, TextField);

const written = document.getElementById("cms-page")?.textContent;
const { config, canLogIn } = JSON.parse(written ?? "{}") as CmsPage;

const isLocal = config.backend.name === "test-repo";

CMS.registerEventListener({ name: "preSave", handler: beforeSave(isLocal) });

if (canLogIn) {
  if (isLocal) workOnDisk();
  const collections = config.collections?.map(withoutEmptyPreviews);
  void CMS.init({ config: { ...config, collections } });
} else
  document.body.textContent =
    "Nobody can log in here yet, because this build does not know its repository. The site's owner names it in the variable CMS_REPOSITORY.";
