/** What the bundle of the CMS replaces in Decap CMS. Each replacement that replaces nothing is an error of the bundle. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin, PluginBuild } from "esbuild";

/**
 * Fails a bundle in which a replacement has replaced nothing.
 * @param unused says so of each, once all modules are read
 */
const failIfUnused = (bundle: PluginBuild, unused: () => string[]): void =>
  bundle.onEnd(({ errors }) =>
    errors.length > 0 ? undefined : { errors: unused().map((text) => ({ text })) },
  );

/**
 * In the preview of the CMS, modules that rest on Gatsby's build or on the page's address have a stand-in of the same
 * file name. One that replaces nothing, such as after its module was renamed, is an error.
 * @param folder the stand-ins
 */
export const standIns = (folder: string): Plugin => ({
  name: "stand-ins",
  setup: (bundle) => {
    const files = new Map(readdirSync(folder).map((file) => [path.parse(file).name, file]));
    const unused = new Set(files.values());
    bundle.onResolve({ filter: new RegExp(`/(${[...files.keys()].join("|")})$`) }, (module) => {
      const file = files.get(path.basename(module.path)) ?? "";
      unused.delete(file);
      return { path: path.join(folder, file) };
    });
    failIfUnused(bundle, () =>
      [...unused].map((file) => `${path.join(folder, file)} replaces no module of its name`),
    );
  },
});

interface OwnModule {
  /** What is imported: a package, or another file of the same one. */
  name: string;
  /** The modules of Decap CMS that import it. */
  by: RegExp;
  /** The module that they have in its place. */
  file: string;
}

/** Gives packages of Decap CMS a module of ours in place of another. One that replaces nothing is an error. */
export const ownModules = (modules: readonly OwnModule[]): Plugin => ({
  name: "own-modules",
  setup: (bundle) => {
    const unused = new Set(modules);
    for (const own of modules)
      bundle.onResolve({ filter: new RegExp(`^${own.name}$`) }, ({ importer }) => {
        if (!own.by.test(importer)) return undefined;
        unused.delete(own);
        return { path: own.file };
      });
    failIfUnused(bundle, () =>
      [...unused].map(
        ({ name, file }) => `${file} replaces no module; does Decap CMS still use ${name}?`,
      ),
    );
  },
});

/** The modules of Decap CMS that have one of ours in their place, with the reason in the module. */
export const repairedModules: readonly OwnModule[] = [
  {
    name: "../Editor/Editor",
    by: /decap-cms-core\/dist\/esm\/components\/App\//,
    file: path.resolve("src/admin/editor/EntryForm.tsx"),
  },
  {
    name: "./withWorkflow",
    by: /decap-cms-core\/dist\/esm\/components\/Editor\/Editor\.js$/,
    file: path.resolve("src/admin/editor/EntryAtWork.tsx"),
  },
  {
    name: "./EditorToolbar",
    by: /decap-cms-core\/dist\/esm\/components\/Editor\/EditorInterface\.js$/,
    file: path.resolve("src/admin/editor/EntryToolbar.tsx"),
  },
  {
    name: "./EditorControlPane/EditorControlPane",
    by: /decap-cms-core\/dist\/esm\/components\/Editor\/EditorInterface\.js$/,
    file: path.resolve("src/admin/editor/EntryFields.ts"),
  },
  {
    name: "./WorkflowCard",
    by: /decap-cms-core\/dist\/esm\/components\/Workflow\/WorkflowList\.js$/,
    file: path.resolve("src/admin/BoardCard.tsx"),
  },
  {
    name: "[./]+/actions/mediaLibrary",
    by: /decap-cms-core\/dist\/esm\/components\/(MediaLibrary|Editor)\//,
    file: path.resolve("src/admin/upload.ts"),
  },
  {
    name: "@dnd-kit/core",
    by: /decap-cms-widget-list/,
    file: path.resolve("src/admin/list-keyboard.tsx"),
  },
  {
    name: "decap-cms-lib-auth",
    by: /decap-cms-backend-gitlab/,
    file: path.resolve("src/admin/keep-place.ts"),
  },
];

/** A part of a module of Decap CMS, and what takes its place. */
export interface Part {
  /** The module, from the folder of packages. */
  file: string;
  part: RegExp;
  instead: string;
  /** What to look at when the module no longer has the part. */
  question: string;
}

/** Replaces parts of Decap's modules. One that replaces nothing is an error. */
export const withParts = (parts: readonly Part[]): Plugin => ({
  name: "parts-of-decap",
  setup: (bundle) => {
    const unused = new Set(parts);
    for (const file of new Set(parts.map((each) => each.file)))
      bundle.onLoad({ filter: new RegExp(`/${file.replace(".", "\\.")}$`) }, (module) => {
        const own = parts.filter((each) => each.file === file);
        const contents = own.reduce(
          (text, each) => {
            if (each.part.test(text)) unused.delete(each);
            return text.replace(each.part, each.instead);
          },
          readFileSync(module.path, "utf8"),
        );
        return { contents, loader: "js" };
      });
    failIfUnused(bundle, () =>
      [...unused].map(({ file, question }) => `nothing is replaced in ${file}; ${question}`),
    );
  },
});

const actions = "decap-cms-core/dist/esm/actions/editorialWorkflow.js";

/**
 * Decap CMS offers no “Unpublish”, and refuses it: it would delete an entry with its pictures, and propose the entry
 * without them. A page leaves the site as a draft, or when it is deleted.
 */
export const unpublishing: readonly Part[] = [
  {
    file: "decap-cms-core/dist/esm/components/Editor/EditorToolbar.js",
    part: /(this\.renderExistingEntryWorkflowPublishControls\(\{\s*canCreate,\s*canPublish)\b/,
    instead: "$1: false",
    question: "does Decap CMS still unpublish?",
  },
  {
    file: actions,
    part: /\b(function unpublishPublishedEntry\([^]*?)backend\.deleteEntry\(state, collection, slug\)/,
    instead:
      '$1Promise.reject("its pictures would be lost. Turn on “Draft” and save, or delete the entry.")',
    question: "does Decap CMS still unpublish?",
  },
];

/** A draft that could not be discarded is said to be there still: Decap says in both cases that it is deleted. */
export const failedDiscard: readonly Part[] = [
  {
    file: actions,
    part: /'ui\.toast\.onDeleteUnpublishedChanges'(,\s*details: error)/,
    instead: "'ui.toast.onFailToDiscard'$1",
    question: "what does Decap CMS say of a draft that could not be discarded?",
  },
];

/** While a picture is fetched, Decap draws no field anew: what is typed would not be seen, and lost to the next key. */
export const fieldsWhileFetching: readonly Part[] = [
  {
    file: "decap-cms-core/dist/esm/components/Editor/EditorControlPane/Widget.js",
    part: /\bif \(this\.props\.isLoadingAsset && nextProps\.isLoadingAsset\) return false;/,
    instead: "",
    question: "does Decap CMS draw its fields while it fetches pictures?",
  },
];

const bitbucket = "decap-cms-backend-bitbucket/dist/esm/API.js";

/**
 * At Bitbucket the status of a draft is a comment on its pull request: the last one that is a status, whatever people say
 * below it. Decap takes the last comment of all, and no longer knows the draft once somebody has said something.
 */
export const statusAmongComments: readonly Part[] = [
  {
    file: bitbucket,
    part: /(comments\.values\.map\(\w+ => \w+\.content\.raw\))\[comments\.values\.length - 1\]/,
    instead: '$1.filter(raw => isCMSLabel(raw, this.cmsLabelPrefix)).pop() ?? ""',
    question: "where does Decap CMS keep the status of a draft at Bitbucket?",
  },
];

const mergeQuestion = "what does Decap CMS call a merge?";

/** A merge is called by the title of its entry: Decap calls all merges the same. */
export const mergesByTitle: readonly Part[] = [
  {
    file: "decap-cms-backend-github/dist/esm/API.js",
    part: /\b(commit_message: )MERGE_COMMIT_MESSAGE\b/,
    instead: "$1pullrequest.title",
    question: mergeQuestion,
  },
  {
    file: "decap-cms-backend-gitlab/dist/esm/API.js",
    part: /\b(merge_commit_message: )MERGE_COMMIT_MESSAGE(,\s*squash_commit_message: )MERGE_COMMIT_MESSAGE\b/,
    instead: "$1mergeRequest.title$2mergeRequest.title",
    question: mergeQuestion,
  },
  {
    file: bitbucket,
    part: /\b(message: )MERGE_COMMIT_MESSAGE(,\s*close_source_branch)/,
    instead: "$1pullRequest.title$2",
    question: mergeQuestion,
  },
];

/**
 * A picture that is chosen where it is shown already can be removed: Decap waits with it until the field holds another
 * value, and then puts it back.
 */
export const chosenAgain: readonly Part[] = [
  {
    file: "decap-cms-widget-file/dist/esm/withFileControl.js",
    part: /if \(mediaPath && nextProps\.value !== mediaPath\)/,
    instead: "if (mediaPath)",
    question: "when does Decap CMS forget what was chosen for the field of a picture?",
  },
];

/** All that is replaced. */
export const repairedParts: readonly Part[] = [
  ...unpublishing,
  ...failedDiscard,
  ...fieldsWhileFetching,
  ...statusAmongComments,
  ...mergesByTitle,
  ...chosenAgain,
];
