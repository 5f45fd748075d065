import { graphql, type PageProps } from "gatsby";
import { PageHero } from "../sections/shared/PageHero";
import { ResourceGroups } from "../sections/resources/ResourceGroups";
import { required } from "../lib/required";
import { Section, Lead, SectionIntro, Columns, Actions } from "../ui/Section";
import { ButtonLink } from "../ui/Button";
import { Container } from "../ui/Container";

const ResourcesPage = ({ data }: PageProps<Queries.ResourcesPageQuery>) => {
  const copy = required(data.resourcesPage, "resources.yml");
  const groups = data.allResourceGroup.nodes;
  return (
    <>
      <PageHero seo={copy.seo} intro={copy.hero} />
      {groups.length > 0 ? (
        <Container>
          <ResourceGroups groups={groups} tools={copy.tools} />
        </Container>
      ) : (
        <Section>
          <p>{copy.empty}</p>
        </Section>
      )}
      <Section ground="sunken" labelledBy="audit">
        <Columns $split="1.35fr 1fr">
          <SectionIntro id="audit" title={copy.audit.title} />
          <div>
            <Lead>{copy.audit.lead}</Lead>
            <Actions>
              <ButtonLink to={copy.audit.link.to} $size="lg">
                {copy.audit.link.label}
              </ButtonLink>
            </Actions>
          </div>
        </Columns>
      </Section>
    </>
  );
};

export default ResourcesPage;

export const query = graphql`
  query ResourcesPage {
    resourcesPage {
      ...PageTop
      empty
      tools {
        ...TextLink
      }
      audit {
        title
        lead
        link {
          ...TextLink
        }
      }
    }
    allResourceGroup(sort: { order: ASC }) {
      nodes {
        ...ResourceGroupPart
      }
    }
  }
`;
