/** Starts Decap CMS at /admin/. This file and what it uses are bundled for that page alone. */
import CMS from "decap-cms-app";
import {
  addressWidget,
  fileFormat,
  formatsInUse,
  kindNamedIn,
  localBackend,
  markdownText,
  type CmsConfig,
} from "./config";
import { countedText } from "./fields";
import { fileFormatOf, formatOf } from "./files/formats";
import { AddressField } from "./AddressField";
import type { Backend } from "./guard/backend";
import { editorAtScreen } from "./guard/dialogs";
import { guarded } from "./guard/guard";
import { arrivalIn, showInvitation } from "./invitation";
import { pictureField } from "./PictureField";
import { previewFrom, registerPreviews, withoutEmptyPreviews } from "./preview";
import { ownPhrases, replaced, type Phrases } from "./phrases";
import { styles } from "./styles";
import { TextField } from "./text/TextField";
import { CountedText } from "./widgets";

for (const { kind, name, markdown, file } of formatsInUse())
  CMS.registerCustomFormat(name, markdown ? "md" : "yml", formatOf(kind, markdown, file));

CMS.registerCustomFormat(fileFormat, "yml", fileFormatOf(kindNamedIn));

const { preview } = CMS.getWidget("text") as unknown as { preview: never };
CMS.registerWidget(addressWidget, AddressField as never, preview);
CMS.registerWidget(countedText, CountedText as never, preview);
const image = CMS.getWidget("image") as unknown as { control: never; preview: never };
CMS.registerWidget("image", pictureField(image.control) as never, image.preview);
CMS.registerWidget(markdownText, TextField as never, preview);

CMS.registerLocale("en", replaced(CMS.getLocale("en") as Phrases, ownPhrases) as never);

registerPreviews();

/** A registered backend, as Decap keeps it. */
interface Registered {
  init: (...settings: unknown[]) => Backend;
}

for (const name of ["proxy", "github", "gitlab", "bitbucket", "git-gateway"]) {
  const registered = CMS.getBackend(name) as unknown as Registered;
  const { init } = registered;
  registered.init = (...settings) => {
    const backend = guarded(init(...settings), editorAtScreen);
    previewFrom(backend);
    return backend;
  };
}

const style = document.createElement("style");
style.textContent = styles;
document.head.append(style);

const isLocal = ["localhost", "127.0.0.1"].includes(window.location.hostname);

/** Starts the CMS, or says why nobody can log in. */
function start({ site_login: canLogIn, collections, ...others }: CmsConfig): void {
  if (!isLocal && !canLogIn) {
    document.body.textContent =
      "Nobody can log in here yet: the site was built without knowing its repository, which its owner names with CMS_REPOSITORY.";
    return;
  }
  const config = { ...others, collections: collections.map(withoutEmptyPreviews) };
  const { origin } = window.location;
  /** A local CMS looks for a backend at its own address, and its “View live” leads to the local site. */
  const local = {
    local_backend: { url: `${origin}${localBackend}` },
    site_url: origin,
    display_url: origin,
  };
  CMS.init({ config: (isLocal ? { ...config, ...local } : config) as never });
}

const config = document.getElementById("cms-config")?.textContent;
const arrival = arrivalIn(window.location.hash);
if (arrival) showInvitation(arrival, () => window.location.replace("/admin/"));
else if (config) start(JSON.parse(config) as CmsConfig);
