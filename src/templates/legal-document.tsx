import { graphql, type PageProps } from "gatsby";
import { ByLine } from "../sections/articles/ByLine";
import { LongText } from "../features/long-texts/LongText";
import { PageHero } from "../sections/shared/PageHero";
import { required } from "../lib/required";

const LegalDocumentPage = ({ data }: PageProps<Queries.LegalDocumentPageQuery>) => {
  const text = required(data.legalDocument, "the legal text");
  return (
    <article>
      <PageHero ground="paper" seo={text.seo} intro={{ title: text.title, lead: text.description }}>
        <ByLine updated={text.lastUpdated} />
      </PageHero>
      <LongText file={text.textFile} headings={text.headings} />
    </article>
  );
};

export default LegalDocumentPage;

export const query = graphql`
  query LegalDocumentPage($slug: String!) {
    legalDocument(slug: { eq: $slug }) {
      title
      description
      lastUpdated
      textFile
      headings {
        depth
        text
        id
      }
      ...PageSeo
    }
  }
`;
