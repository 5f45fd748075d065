/** The configuration of Sveltia CMS, generated from the model: a field added there appears here. */
import type { CmsConfig, CollectionFile, EntryCollection, Field } from "@sveltia/cms";
import { hasDrafts } from "../content/publish/draft-problems";
import { isRecord } from "../lib/is-record";
import { lowerFirst } from "../lib/text";
import { addressOf } from "../content/site/site";
import { longestAddress, slugPattern } from "../model/fields";
import { jsonSchemaOf, type JsonSchema } from "../model/json-schema";
import { fileOf, isMarkdown, kindNames, kindOf, type KindName } from "../model/kinds";
import { cmsFields, listField, listWidget } from "./fields";
import { backendOf, type RepositorySettings } from "../lib/cms-login";
import { inRepository } from "./files/tree-paths";
import {
  fileGroups,
  folderKinds,
  groupOf,
  idLabel,
  labelOf,
  nameOfKind,
  pluralOfKind,
} from "./labels";

/** The facts about the site that the configuration needs. */
export interface CmsSite {
  name: string;
  /** Its origin. */
  url: string;
  login: RepositorySettings;
}

export const markdownText = "markdown-text";

export const formatName = (kind: KindName): string => `content-${kind}`;

const body = {
  name: "body",
  path: "body",
  label: "Text",
  widget: markdownText,
  hint: "Start each section with ##. The page shows the title above this text.",
  required: false,
} as unknown as Field;

/** How an entry is shown in a list: whether it is a draft, its day, and its title. */
function listing(kind: KindName): Partial<EntryCollection> {
  const { schema, newestFirst, pages } = kindOf(kind);
  const title = "title" in schema.shape ? "title" : "name";
  const day = newestFirst ?? pages?.sitemap.lastChange?.at(-1);
  const draft = hasDrafts(kind) ? "{{draft | ternary('Draft · ', '')}}" : "";
  const field = day ?? ("order" in schema.shape ? "order" : title);
  return {
    identifier_field: title,
    summary: `${draft}${day ? `{{${day}}} · ` : ""}{{${title}}}`,
    sortable_fields: {
      fields: [...new Set([field, title])],
      default: { field, direction: day ? "descending" : "ascending" },
    },
  };
}

/** Whether entries of any kind refer to entries of this one. */
const isReferenced = (kind: KindName): boolean =>
  kindNames.some((other) =>
    JSON.stringify(jsonSchemaOf(other)).includes(`"x-reference":"${kind}"`),
  );

/** The name of the collection of the drafts of a kind. */
export const draftsOf = (kind: KindName): string => `${kind}Drafts`;

/** Whether entries may be deleted. Where nobody reviews saves, the CMS has no hook to check what a deletion breaks. */
const canDelete = (kind: KindName, isReviewed: boolean): boolean =>
  isReviewed || !(kindOf(kind).pages || isReferenced(kind));

/** What the list of a kind says where its “Delete” is disabled. */
function wayOff(kind: KindName): string {
  const redirects = `[${pluralOfKind("Redirect")}](#/collections/${groupOf("Redirect")}/entries/Redirect)`;
  return hasDrafts(kind)
    ? ` To take one off the site, turn on its “${labelOf("draft")}”, and lead its visitors on under ${redirects}. [Drafts can be deleted](#/collections/${draftsOf(kind)}).`
    : " Since other pages may name one, it can be deleted only in the repository.";
}

/** The drafts of a kind, which can be deleted even where published entries cannot. */
const draftsCollection = (kind: KindName): EntryCollection => ({
  ...folderCollection(kind, true),
  name: draftsOf(kind),
  label: `Drafts of ${lowerFirst(pluralOfKind(kind))}`,
  filter: { field: "draft", value: true },
});

/** The schema of a kind; the CMS itself demands the entries of a list that no draft may lack. */
const schemaOf = (kind: KindName): JsonSchema =>
  JSON.parse(JSON.stringify(jsonSchemaOf(kind)), (_key, value: unknown) =>
    isRecord(value) && "minItems" in value && !hasDrafts(kind)
      ? { ...value, "x-min": value.minItems }
      : value,
  ) as JsonSchema;

function folderCollection(kind: KindName, isReviewed: boolean): EntryCollection {
  const { place, schema, pages } = kindOf(kind);
  const folder = "folder" in place ? place.folder : "";
  // The CMS itself writes the former addresses of a page.
  const fields = cmsFields(schemaOf(kind)).filter(({ name }) => name !== "aliases");
  const href = addressOf({ kind, id: "{{slug}}" });
  const title = "title" in schema.shape ? "title" : "name";
  return {
    name: kind,
    label: pluralOfKind(kind),
    label_singular: nameOfKind(kind),
    // Editors do not know the placeholder `<id>`.
    description: `${(schema.description ?? "").replaceAll("<id>", "…")}${canDelete(kind, isReviewed) ? "" : wayOff(kind)}`,
    folder: inRepository(`content/${folder}`),
    format: formatName(kind),
    delete: canDelete(kind, isReviewed),
    slug: {
      template: `{{${title}}}`,
      editable: pages ? true : ["create"],
      pattern: [slugPattern.source, "Small letters, digits and single hyphens."],
      hint: pages
        ? "The last part of the page's address. When you change it, visitors with the old address are led to the new one."
        : "The name by which other entries refer to this one.",
    },
    ...listing(kind),
    ...(href && { preview_path: href.slice(1) }),
    ...(place.shape === "folders" && { path: `{{slug}}/${place.file.replace(/\.\w+$/, "")}` }),
    // Pictures are in the folder of their entry and are named without a path.
    ...((place.shape === "folders" || isMarkdown(kind)) && { media_folder: "", public_folder: "" }),
    fields: isMarkdown(kind) ? [...fields, body] : fields,
  };
}

/** A file that holds one page or list. */
function singleFile(kind: KindName): CollectionFile {
  const { place, schema, route } = kindOf(kind);
  const json = schemaOf(kind);
  const isList = place.shape === "list";
  const label = isList ? pluralOfKind(kind) : nameOfKind(kind);
  const list = { ...listWidget(json, nameOfKind(kind)), name: listField, label, required: false };
  const fields = (list as { fields?: Field[] }).fields?.map((field) =>
    field.name === "id" ? { ...field, label: idLabel(kind) } : field,
  );
  return {
    name: kind,
    label,
    file: inRepository(fileOf(kind)),
    format: formatName(kind),
    ...(route && { preview_path: route.slice(1) }),
    fields: isList
      ? [{ ...list, hint: schema.description, ...(fields && { fields }) } as Field]
      : cmsFields(json),
  };
}

/**
 * Makes the configuration of the CMS.
 * @param isLocal whether the CMS edits the files of the machine that serves it
 * @returns undefined if the CMS does not know where editors log in
 */
export function cmsConfig(site: CmsSite, isLocal: boolean): CmsConfig | undefined {
  const backend = isLocal ? undefined : backendOf(site.login);
  if (!backend && !isLocal) return undefined;
  const isReviewed = backend !== undefined && site.login.review;
  const [pages, ...others] = fileGroups().map(({ name, label, kinds }) => ({
    name,
    label,
    files: kinds.map(singleFile),
  }));
  return {
    load_config_file: false,
    backend: backend ?? { name: "test-repo" },
    ...(isReviewed && { publish_mode: "editorial_workflow" }),
    app_title: `${site.name}: content`,
    site_url: site.url,
    display_url: site.url,
    logo: { src: "/mark.svg" },
    media_folder: inRepository("content/pages"),
    public_folder: "/",
    media_libraries: {
      default: {
        config: {
          max_file_size: 20_000_000,
          slugify_filename: true,
          // At most 2,000 pixels wide or high.
          transformations: { raster_image: { format: "webp", width: 2000, height: 2000 } },
        },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: "ascii", clean_accents: true, maxlength: longestAddress },
    output: { omit_empty_optional_fields: false },
    collections: [
      ...(pages ? [pages] : []),
      ...folderKinds().map((kind) => folderCollection(kind, isReviewed)),
      ...folderKinds()
        .filter((kind) => hasDrafts(kind) && !canDelete(kind, isReviewed))
        .map(draftsCollection),
      ...others,
    ],
  };
}
