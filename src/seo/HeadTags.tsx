import { Helmet } from "react-helmet";
import type { PageContext } from "../lib/page-context";
import { jsonForScript } from "../lib/text";
import { useSite } from "../queries/useSite";
import { headOf, previewScript, type PageData } from "./head";
import { articleData, organisation, serviceData, website, type Article } from "./structured-data";

export interface HeadTagsProps extends PageData {
  article?: Article;
  /** The name of the service that the page is about. */
  service?: string;
  twins?: PageContext["twins"];
}

export const HeadTags = ({ article, service, twins, ...props }: HeadTagsProps) => {
  const mark = article?.example ? `${WORDS.articles.exampleMark} ` : "";
  const page = { ...props, description: mark + props.description };
  const site = useSite();
  const head = headOf(site, page, article);
  const htmlAttributes = {
    lang: site.language,
    ...(SITE.locale.direction === "rtl" ? { dir: "rtl" } : {}),
    ...(SITE.hasDarkScheme ? {} : { "data-theme": "light" }),
  };
  return (
    <Helmet htmlAttributes={htmlAttributes} defer={false}>
      <title>{head.title}</title>
      {head.canonical && <link rel="canonical" href={head.canonical} />}
      {SITE.hasTwins &&
        twins?.map(({ language, address }) => (
          <link
            key={language}
            rel="alternate"
            hrefLang={language}
            href={new URL(address, site.url).href}
          />
        ))}
      {head.metas.map((meta) => (
        <meta key={"name" in meta ? meta.name : meta.property} {...meta} />
      ))}
      {process.env.BUILD_STAGE === "build-html" && (
        <script>{previewScript(site.previewHosts)}</script>
      )}
      {[
        organisation(site),
        ...(page.path === "/" ? [website(site)] : []),
        ...(article ? [articleData(site, page, article)] : []),
        ...(service ? [serviceData(site, page, service)] : []),
      ].map((item) => (
        <script key={String(item["@type"])} type="application/ld+json">
          {jsonForScript(item)}
        </script>
      ))}
    </Helmet>
  );
};
