import { graphql, type PageProps } from "gatsby";
import { ByLine } from "../sections/articles/ByLine";
import { Closing } from "../sections/shared/Closing";
import { Cover } from "../sections/articles/Cover";
import { LongText } from "../features/long-texts/LongText";
import { PageHero } from "../sections/shared/PageHero";
import { required } from "../lib/required";
import { LinkList, RelatedAside } from "../ui/LinkList";

const GuidePage = ({ data }: PageProps<Queries.GuidePageQuery>) => {
  const guide = required(data.guide, "the guide");
  const { guide: closing } = required(data.resourcesPage, "resources.yml");
  const { title, seo, updated } = guide;
  return (
    <>
      <article>
        <PageHero
          ground="paper"
          seo={{
            ...seo,
            article: {
              type: "Article",
              headline: title,
              updated,
              words: guide.wordCount,
              cover: guide.share,
            },
          }}
          intro={{ eyebrow: WORDS.kinds.Guide, title, lead: guide.description }}
          figure={<Cover file={guide.cover} alt={guide.coverAlt ?? ""} />}
        >
          <ByLine updated={updated} minutes={guide.readTime} />
        </PageHero>
        <LongText file={guide.textFile} headings={guide.headings} offer={closing}>
          <RelatedAside>
            <LinkList title={WORDS.articles.related} links={guide.related} />
          </RelatedAside>
        </LongText>
      </article>
      <Closing {...closing} />
    </>
  );
};

export default GuidePage;

export const query = graphql`
  query GuidePage($slug: String!) {
    guide(slug: { eq: $slug }) {
      title
      description
      updated
      readTime
      wordCount
      textFile
      headings {
        depth
        text
        id
      }
      related {
        ...RelatedReading
      }
      coverAlt
      cover {
        ...Cover
      }
      share: cover {
        ...ShareImage
      }
      ...PageSeo
    }
    resourcesPage {
      guide {
        ...ClosingPart
      }
    }
  }
`;
