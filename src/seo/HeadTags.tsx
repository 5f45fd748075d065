import { Helmet } from "react-helmet";
import { jsonForScript } from "../lib/text";
import { useSite } from "../queries/useSite";
import { hasDarkScheme } from "../theme/scheme";
import { headChanged } from "./current-head";
import { headOf, previewScript, type PageFacts } from "./head";
import { organisation } from "./structured-data";

export interface HeadTagsProps extends PageFacts {
  /** Structured data of the page, in addition to that of the firm. */
  data?: readonly Record<string, unknown>[];
}

export const HeadTags = ({ data = [], ...page }: HeadTagsProps) => {
  const site = useSite();
  const override = site.overrides.find(({ slug }) => slug === page.path);
  const head = headOf(site, page, override);
  const htmlAttributes = {
    lang: site.language,
    ...(hasDarkScheme ? {} : { "data-theme": "light" }),
  };
  // A preview is noindex, but keeps its canonical address, which leads to the live site.
  const metas = head.metas.map((meta) =>
    !site.production && "name" in meta && meta.name === "robots"
      ? { ...meta, content: "noindex" }
      : meta,
  );
  return (
    <Helmet htmlAttributes={htmlAttributes} onChangeClientState={headChanged}>
      <title>{head.title}</title>
      {head.canonical && <link rel="canonical" href={head.canonical} />}
      {metas.map((meta) => (
        <meta key={"name" in meta ? meta.name : meta.property} {...meta} />
      ))}
      {process.env.BUILD_STAGE === "build-html" && (
        <script>{previewScript(site.previewHosts)}</script>
      )}
      {[organisation(site), ...data].map((item) => (
        <script key={String(item["@type"])} type="application/ld+json">
          {jsonForScript(item)}
        </script>
      ))}
    </Helmet>
  );
};
