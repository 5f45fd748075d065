import { graphql, type PageProps } from "gatsby";
import styled from "styled-components";
import { Closing } from "../sections/shared/Closing";
import { KeelDrawing } from "../sections/company/KeelDrawing";
import { PageHero } from "../sections/shared/PageHero";
import { Team } from "../sections/company/Team";
import { TitledList } from "../ui/TitledList";
import { required } from "../lib/required";
import { mixin } from "../theme/mixins";
import { measure, size, space } from "../theme/tokens";
import { Section, Eyebrow } from "../ui/Section";
import { StatGrid } from "../ui/StatGrid";

const AboutPage = ({ data }: PageProps<Queries.AboutPageQuery>) => {
  const copy = required(data.aboutPage, "about.yml");
  return (
    <>
      <PageHero seo={copy.seo} intro={copy.hero} figure={<KeelDrawing />} />
      <Section ground="sunken" labelledBy="story" intro={{ title: copy.story.title }} inColumns>
        <Story>
          {copy.story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Story>
      </Section>
      <Section labelledBy="values" intro={{ title: copy.valuesTitle }}>
        <TitledList items={data.allValue.nodes} columns={2} />
      </Section>
      <Section ground="band" labelledBy="mission">
        <Eyebrow as="h2" id="mission">
          {copy.mission.title}
        </Eyebrow>
        <Mission>{copy.mission.text}</Mission>
      </Section>
      {copy.claims.length > 0 && (
        <Section labelledBy="figures" intro={{ title: copy.statsTitle }}>
          <StatGrid stats={copy.claims} />
        </Section>
      )}
      <Team title={copy.teamTitle} people={data.allTeamMember.nodes} />
      <Closing {...copy.closing} />
    </>
  );
};

export default AboutPage;

const Story = styled.div`
  max-width: ${measure.text};

  p:first-child {
    font-size: ${size.lead};
    line-height: 1.5;
  }
`;

const Mission = styled.p`
  max-width: 34em;
  margin-top: ${space(6)};
  ${mixin.serif(size.h2)}
  text-wrap: pretty;
`;

export const query = graphql`
  query AboutPage {
    aboutPage {
      ...PageTop
      story {
        title
        paragraphs
      }
      valuesTitle
      mission {
        title
        text
      }
      statsTitle
      teamTitle
      claims {
        ...ClaimPart
      }
      closing {
        ...ClosingPart
      }
    }
    allTeamMember(sort: { order: ASC }) {
      nodes {
        ...TeamPerson
      }
    }
    allValue(sort: { order: ASC }) {
      nodes {
        title
        description
        icon
      }
    }
  }
`;
