/** The configuration of Decap CMS, generated from the model: a field added there appears here. */
import { hrefOf } from "../model/addresses";
import { jsonSchemaOf, schemaFile } from "../model/json-schema";
import { kindNames, kindOf, type KindName } from "../model/kinds";
import type { Choices } from "./choices";
import { fieldsOf, listWidget, type CmsField } from "./fields";
import { addressField, listField } from "./files/formats";
import { loginConfig, type RepositorySettings } from "./login";
import { fileGroups, folderKinds, idLabel, labelOf, nameOfKind, pluralOfKind } from "./names";

export interface CmsCollection {
  name: string;
  label: string;
  [option: string]: unknown;
}

export interface CmsConfig {
  collections: CmsCollection[];
  [option: string]: unknown;
}

/** What the configuration needs to know of the site. */
export interface CmsSite {
  /** Its origin. */
  url: string;
  login: RepositorySettings;
  /** Whether the host knows where forms are posted to, or does not ask for it. */
  hasWebhook?: boolean;
}

/** Where the development server has the CMS's local backend: at its own address, so it is that of the same files. */
export const localBackend = "/api/v1";

/** The widget of Markdown texts. */
export const markdownText = "markdown-text";

const body: CmsField = {
  name: "body",
  label: "Text",
  widget: markdownText,
  hint: "Sections begin with ##; the title of the page stands above.",
  required: false,
};

/** The widget of a page's address. */
export const addressWidget = "page-address";

/** The field of a page's address, for kinds whose entries have a page each. */
function addressOf(kind: KindName): CmsField[] {
  const { pages } = kindOf(kind);
  if (!pages) return [];
  return [
    {
      name: addressField,
      label: "Address",
      widget: addressWidget,
      under: pages.under,
      required: false,
      pattern: ["^[a-z0-9]+(-[a-z0-9]+)*$", "small letters, digits and single hyphens"],
      hint: "The last part of the page's address. When you change it, links on the site follow, and visitors who have the old address are led to the new one.",
    },
  ];
}

/** The format of all files that are not in a folder of their kind: each names its kind in its first line. */
export const fileFormat = "content-file";

const isMarkdown = (file: string) => file.endsWith(".md");

/** The kind of a file, by the schema that its first line names. */
export const kindNamedIn = (text: string): KindName | undefined => {
  const [first = ""] = text.split("\n");
  return kindNames.find((kind) => first.endsWith(`/${schemaFile(kind)}`));
};

/** The name of a kind's format, whether its files are Markdown, and how deep they are nested. */
export function formatsInUse(): {
  kind: KindName;
  name: string;
  markdown: boolean;
  file: string;
}[] {
  return kindNames.map((kind) => {
    const { place } = kindOf(kind);
    const file =
      place.shape === "folders"
        ? `${place.folder}/new/${place.file}`
        : place.shape === "files"
          ? `${place.folder}/new.${place.extension}`
          : place.file;
    return { kind, name: `content-${kind}`, markdown: isMarkdown(file), file };
  });
}

/** How an entry is shown in a list: whether it is a draft, its day, and its title. */
function listing(kind: KindName): object {
  const { schema, newestFirst, pages } = kindOf(kind);
  const { shape } = schema;
  const day = newestFirst ?? pages?.sitemap.lastChange;
  const draft = "draft" in shape ? "{{draft | ternary('Draft · ', '')}}" : "";
  const order = "order" in shape ? [{ field: "order", default_sort: "asc" }] : [];
  const sorted = day ? [{ field: day, label: labelOf(day), default_sort: "desc" }] : order;
  return {
    summary: `${draft}${day ? `{{${day}}} · ` : ""}{{title}}`,
    sortable_fields: [...sorted, { field: "title" }],
  };
}

/** Where an entry is on the site, with Decap's name for what stands for its id. */
function previewPath(kind: KindName): object {
  const { place, route } = kindOf(kind);
  const id = place.shape === "folders" ? "{{dirname}}" : "{{filename}}";
  const href = "folder" in place ? hrefOf({ kind, id }) : route;
  return href ? { preview_path: href.slice(1) } : {};
}

/** The fields of an entry with a file of its own: without a title it has no address, and a new one is of today. */
function entryFields(kind: KindName, choices: Choices): CmsField[] {
  const { newestFirst } = kindOf(kind);
  return fieldsOf(jsonSchemaOf(kind), choices).map((field) => ({
    ...field,
    ...(field.name === "title" && { required: true }),
    ...(field.name === newestFirst && { default: "{{now}}" }),
  }));
}

function folderCollection(kind: KindName, choices: Choices, canMove: boolean): CmsCollection[] {
  const { place, schema } = kindOf(kind);
  if (!("folder" in place)) return [];
  const extension =
    place.shape === "files" ? place.extension : isMarkdown(place.file) ? "md" : "yml";
  const fields = [...entryFields(kind, choices), ...(canMove ? addressOf(kind) : [])];
  return [
    {
      name: kind,
      label: pluralOfKind(kind),
      label_singular: nameOfKind(kind),
      // What stands for an id in files is no word for editors.
      description: (schema.description ?? "").replaceAll("<id>", "…"),
      folder: `content/${place.folder}`,
      create: true,
      extension,
      format: `content-${kind}`,
      slug: "{{slug}}",
      identifier_field: "title",
      ...listing(kind),
      ...previewPath(kind),
      // Pictures are in the folder of their entry and are named without a path.
      ...(place.shape === "folders" && {
        path: "{{slug}}/index",
        media_folder: "",
        public_folder: "",
      }),
      fields: extension === "md" ? [...fields, body] : fields,
    },
  ];
}

/** A list whose entries have their ids called as people do. */
function withIdLabel(list: CmsField, kind: KindName): CmsField {
  const fields = list.fields as CmsField[] | undefined;
  if (!fields) return list;
  const named = fields.map((field) =>
    field.name === "id" ? { ...field, label: idLabel(kind) } : field,
  );
  return { ...list, fields: named };
}

/** A file that holds one page or list. */
function fileOf(kind: KindName, choices: Choices): object {
  const { place, schema } = kindOf(kind);
  const isList = place.shape === "list";
  const json = jsonSchemaOf(kind);
  const label = isList ? pluralOfKind(kind) : nameOfKind(kind);
  const list: CmsField = {
    name: listField,
    label,
    hint: schema.description ?? "",
    ...listWidget(json, choices, nameOfKind(kind)),
  };
  return {
    name: kind,
    label,
    file: `content/${"file" in place ? place.file : ""}`,
    ...previewPath(kind),
    fields: isList ? [withIdLabel(list, kind)] : fieldsOf(json, choices),
  };
}

/**
 * Makes the configuration.
 * @param choices the possible targets of references when the site was built
 */
export function cmsConfig(site: CmsSite, choices: Choices): CmsConfig {
  const login = loginConfig(site.login);
  const [pages, ...others] = fileGroups().map(({ name, label, kinds }): CmsCollection => ({
    name,
    label,
    format: fileFormat,
    media_folder: "/content/pages",
    public_folder: "",
    files: kinds.map((kind) => fileOf(kind, choices)),
  }));
  return {
    ...(login ?? { backend: { name: "proxy", proxy_url: localBackend } }),
    /** Whether somebody can log in who is not at the machine of the site's files. */
    site_login: login !== undefined,
    /** Whether forms may be posted to the webhook. */
    site_webhook: site.hasWebhook ?? true,
    // Decap uses it on localhost only.
    local_backend: { url: localBackend },
    load_config_file: false,
    locale: "en",
    site_url: site.url,
    display_url: site.url,
    logo: { src: "/mark.svg" },
    media_folder: "content/pages",
    public_folder: "",
    slug: { encoding: "ascii", clean_accents: true },
    collections: [
      ...(pages ? [pages] : []),
      // A reviewed save is a branch of a single entry, which another address would not fit into.
      ...folderKinds().flatMap((kind) => folderCollection(kind, choices, !site.login.review)),
      ...others,
    ],
  };
}
