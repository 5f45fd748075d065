/** Starts Decap CMS at /admin/. This file and what it uses are bundled for that page alone. */
import "./memory-storage";
import {
  addressWidget,
  fileFormat,
  formatsInUse,
  kindNamedIn,
  localBackend,
  markdownText,
  type CmsConfig,
} from "./config";
import { keepBackups } from "./backups";
import { nameDraft, nameListButtons } from "./button-names";
import { withSpokenMessages } from "./commit-messages";
import { decap, isReadDraft, onDuplicate, readyStorage, untilInEditor } from "./decap";
import { keepDialogKeys } from "./dialog-keys";
import { copyOfEntry, isPlainCopy } from "./duplicate";
import { tieHints } from "./field-hints";
import { plainText, referenceWidget } from "./fields";
import type { KindName } from "../model/kinds";
import { fileFormatOf, formatOf } from "./files/formats";
import { AddressField } from "./AddressField";
import { editorAtScreen } from "./guard/dialogs";
import { guarded } from "./guard/guard";
import { arrivalIn, showInvitation } from "./invitation";
import { listField } from "./ListField";
import { leadInLists } from "./list-focus";
import { reviewMode } from "./login";
import { NumberField } from "./NumberField";
import { pictureField } from "./PictureField";
import { followPlaces } from "./places";
import { previewFrom, registerPreviews, withoutEmptyPreviews } from "./preview";
import { addedPhrases, ownPhrases, replaced, savePhrases } from "./phrases";
import { referenceField } from "./ReferenceField";
import { styles } from "./styles";
import { knownTabs } from "./tabs";
import { TextField } from "./text/TextField";
import { PlainText } from "./widgets";

for (const { kind, name, markdown, file } of formatsInUse())
  decap.registerCustomFormat(name, markdown ? "md" : "yml", formatOf(kind, markdown, file));

decap.registerCustomFormat(fileFormat, "yml", fileFormatOf(kindNamedIn));

const { preview } = decap.getWidget("text");
decap.registerWidget(addressWidget, AddressField, preview);
decap.registerWidget(plainText, PlainText, preview);
decap.registerWidget(markdownText, TextField, preview);
decap.registerWidget("number", NumberField, decap.getWidget("number").preview);
const image = decap.getWidget("image");
decap.registerWidget("image", pictureField(image.control), image.preview);
const select = decap.getWidget("select");
decap.registerWidget(referenceWidget, referenceField(select.control), select.preview);

const list = decap.getWidget("list");
decap.registerWidget("list", listField(list.control), list.preview);

registerPreviews();

const isLocal = ["localhost", "127.0.0.1"].includes(window.location.hostname);

/** What the build has written into the page. */
const written = document.getElementById("cms-config")?.textContent;
const given = written ? (JSON.parse(written) as CmsConfig) : undefined;

for (const name of ["proxy", "github", "gitlab", "bitbucket", "git-gateway"]) {
  const registered = decap.getBackend(name);
  const { init } = registered;
  registered.init = (settings, options) => {
    const hasWebhook = isLocal || given?.site_webhook !== false;
    const backend = guarded(
      withSpokenMessages(init(settings, options)),
      editorAtScreen,
      options.useWorkflow,
      hasWebhook,
    );
    previewFrom(backend);
    return backend;
  };
}

const style = document.createElement("style");
style.textContent = styles;
document.head.append(style);

nameListButtons(document.body);
leadInLists(document.body);
tieHints(document.body);
followPlaces(document.body);
keepDialogKeys();

onDuplicate((kind, data) => (isPlainCopy(data) ? copyOfEntry(kind as KindName, data) : undefined));

/** Starts the CMS, or says why nobody can log in. */
function start({ site_login: canLogIn, site_webhook: _, collections, ...others }: CmsConfig): void {
  if (!isLocal && !canLogIn) {
    document.body.textContent =
      "Nobody can log in here yet: the site was built without knowing its repository, which its owner names with CMS_REPOSITORY.";
    return;
  }
  const isReviewed = others.publish_mode === reviewMode;
  const phrases = replaced(replaced(decap.getLocale("en"), ownPhrases), addedPhrases);
  decap.registerLocale("en", isReviewed ? phrases : replaced(phrases, savePhrases));
  if (isReviewed) nameDraft(document.body, isReadDraft);
  const config = { ...others, collections: collections.map(withoutEmptyPreviews) };
  const { origin } = window.location;
  /** A local CMS looks for a backend at its own address, and its “View live” leads to the local site. */
  const local = {
    local_backend: { url: `${origin}${localBackend}` },
    site_url: origin,
    display_url: origin,
  };
  decap.init({ config: isLocal ? { ...config, ...local } : config });
}

const arrival = arrivalIn(window.location.hash);
if (arrival) showInvitation(arrival, () => window.location.replace("/admin/"));
else if (given)
  void readyStorage()
    .then(
      (storage) => keepBackups(storage, untilInEditor, knownTabs()),
      () => undefined, // A browser that refuses storage keeps nothing to recover.
    )
    .finally(() => start(given));
