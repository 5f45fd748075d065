/** Starts Sveltia CMS at /admin/. Only that page loads the bundle of this file. */
import CMS, { type CmsConfig } from "@sveltia/cms";
import { isMarkdown, kindNames } from "../model/kinds";
import { formatName, markdownText } from "./config";
import { formatOf } from "./files/formats";
import { checked } from "./checked-field";
import { checkedLine, checkedLines } from "./fields";
import { askBeforeLeaving } from "./leave-guard";
import { workOnDisk } from "./local-files";
import { nameUploads } from "./pictures";
import { registerPreviews } from "./preview/register";
import { beforeSave } from "./save";
import { TextField } from "./text/TextField";
import { noteRead, preferDisk } from "./source-texts";

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
CMS.registerFieldType(markdownText, checked(TextField));
for (const [name, type] of [
  [checkedLine, "string"],
  [checkedLines, "text"],
] as const) {
  const control = CMS.getFieldType(type)?.control;
  if (control) CMS.registerFieldType(name, checked(control));
}
askBeforeLeaving();
nameUploads();

const config = JSON.parse(document.getElementById("cms-config")?.textContent ?? "") as CmsConfig;

const isLocal = config.backend.name === "test-repo";

CMS.registerEventListener({ name: "preSave", handler: beforeSave(isLocal) });

if (isLocal) {
  workOnDisk();
  preferDisk();
}
void CMS.init({ config });
