/** The configuration of Decap CMS, generated from the model: a field added there appears here. */
import { jsonSchemaOf } from "../model/json-schema";
import { kindNames, kindOf, type KindName } from "../model/kinds";
import { fieldsOf, labelOf, listWidget, type Choices, type CmsField } from "./fields";
import { listField } from "./files/formats";

export interface CmsCollection {
  name: string;
  label: string;
  [option: string]: unknown;
}

export interface CmsConfig {
  collections: CmsCollection[];
  [option: string]: unknown;
}

/** Where `npm start` runs the CMS's local backend. */
export const localBackend = "http://localhost:8081/api/v1";

const plural = (name: string) =>
  name.startsWith("Call ")
    ? name.replace("Call", "Calls")
    : name.replace(/y$/, "ie").replace(/([^s])$/, "$1s");

const body: CmsField = {
  name: "body",
  label: "Text",
  widget: "markdown",
  // The rich-text editor reformats tables and lists, and loses the alignment of columns.
  modes: ["raw"],
  hint: "Markdown: sections begin with ##; the title of the page stands above.",
};

const formatName = (kind: KindName) => `content-${kind}`;

const isMarkdown = (file: string) => file.endsWith(".md");

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
    return { kind, name: formatName(kind), markdown: isMarkdown(file), file };
  });
}

function folderCollection(kind: KindName, choices: Choices): CmsCollection[] {
  const { place, schema } = kindOf(kind);
  if (place.shape !== "files" && place.shape !== "folders") return [];
  const extension =
    place.shape === "files" ? place.extension : isMarkdown(place.file) ? "md" : "yml";
  const fields = fieldsOf(jsonSchemaOf(kind), choices);
  return [
    {
      name: kind,
      label: plural(labelOf(kind)),
      label_singular: labelOf(kind),
      description: schema.description ?? "",
      folder: `content/${place.folder}`,
      create: true,
      extension,
      format: formatName(kind),
      slug: "{{slug}}",
      identifier_field: "title",
      summary: "{{title}}",
      ...("date" in schema.shape && { sortable_fields: ["date", "title"] }),
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

/** One file as a collection of its own, since a format belongs to a collection. */
function fileCollection(kind: KindName, choices: Choices): CmsCollection[] {
  const { place, schema } = kindOf(kind);
  if (place.shape !== "single" && place.shape !== "list") return [];
  const json = jsonSchemaOf(kind);
  const label = place.shape === "list" ? plural(labelOf(kind)) : labelOf(kind);
  const list: CmsField = {
    name: listField,
    label,
    hint: schema.description ?? "",
    ...listWidget(json, choices),
  };
  const file = {
    name: kind,
    label,
    file: `content/${place.file}`,
    fields: place.shape === "list" ? [list] : fieldsOf(json, choices),
  };
  return [
    {
      name: kind,
      label,
      description: schema.description ?? "",
      format: formatName(kind),
      media_folder: "/content/pages",
      public_folder: "",
      files: [file],
    },
  ];
}

/**
 * Makes the configuration.
 * @param site the origin and the name of the site
 * @param choices the possible targets of references
 */
export const cmsConfig = (site: { url: string; name: string }, choices: Choices): CmsConfig => ({
  backend: { name: "git-gateway", branch: "main" },
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
    ...kindNames.flatMap((kind) => folderCollection(kind, choices)),
    ...kindNames.flatMap((kind) => fileCollection(kind, choices)),
  ],
});
