/** Starts Sveltia CMS at /admin/. Only that page loads the bundle of this file. */
import CMS, { type CmsConfig } from "@sveltia/cms";
import { isMarkdown, kindNames } from "../model/kinds";
import { formatName, markdownText } from "./config";
import { formatOf } from "./files/formats";
import { checked } from "./validated-field";
import { checkedType } from "./fields";
import { linkField } from "./link-field";
import { workOnDisk } from "./local-files";
import { registerPreviews } from "./preview/register";
import { beforeSave } from "./save";
import { keepUnsaved, noteSaved } from "./unsaved";
import { TextField } from "./markdown-field/TextField";

for (const kind of kindNames)
  CMS.registerCustomFormat(formatName(kind), isMarkdown(kind) ? "md" : "yml", formatOf(kind));

registerPreviews();
CMS.registerFieldType(markdownText, checked(TextField));
for (const type of ["string", "text", "link"] as const) {
  const control = CMS.getFieldType(type === "link" ? "string" : type)?.control;
  if (control)
    CMS.registerFieldType(
      checkedType(type),
      checked(type === "link" ? linkField(control) : control),
    );
}
keepUnsaved();

const config = JSON.parse(document.getElementById("cms-config")?.textContent ?? "") as CmsConfig;

CMS.registerEventListener({ name: "preSave", handler: beforeSave });
CMS.registerEventListener({ name: "postSave", handler: noteSaved });

if (config.backend.name === "test-repo") workOnDisk();
void CMS.init({ config });
