import { graphql, type PageProps } from "gatsby";
import styled from "styled-components";
import { Closing } from "../sections/Closing";
import { PageHero } from "../sections/PageHero";
import { ValueList } from "../sections/ValueList";
import { Seo } from "../seo/Seo";
import { present } from "../site/present";
import { font } from "../theme/tokens";
import { Band } from "../ui/Band";
import { Columns } from "../ui/Columns";
import { SectionIntro } from "../ui/SectionIntro";
import { StatGrid } from "../ui/StatGrid";

/** /about/: the story, the values, the mission and the figures. */
const AboutPage = ({ data, location }: PageProps<Queries.AboutPageQuery>) => {
  const path = location.pathname;
  const copy = present(data.aboutPage, "about.yml");
  return (
    <>
      <Seo path={path} {...copy.seo} />
      <PageHero intro={copy.hero} />
      <Band ground="sunken" labelledBy="story">
        <Columns $split="1fr 2fr">
          <SectionIntro id="story" title={copy.story.title} />
          <div>
            {copy.story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Columns>
      </Band>
      <Band labelledBy="values">
        <SectionIntro id="values" title={copy.valuesTitle} />
        <ValueList values={data.allValue.nodes} />
      </Band>
      <Band ground="ink" labelledBy="mission">
        <SectionIntro id="mission" title={copy.mission.title} />
        <Mission>{copy.mission.text}</Mission>
      </Band>
      <Band labelledBy="figures">
        <SectionIntro id="figures" title={copy.statsTitle} />
        <StatGrid stats={copy.claims} />
      </Band>
      <Closing {...copy.closing} />
    </>
  );
};

export default AboutPage;

const Mission = styled.p`
  max-width: 56rem;
  font-family: ${font.display};
  font-size: clamp(1.5rem, 1.2rem + 1.5vw, 2.4rem);
  line-height: 1.3;
`;

export const query = graphql`
  query AboutPage {
    aboutPage {
      seo {
        ...SeoPart
      }
      hero {
        ...IntroPart
      }
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
      claims {
        ...ClaimStat
      }
      closing {
        ...ClosingPart
      }
    }
    allValue(sort: { order: ASC }) {
      nodes {
        ...ValueItem
      }
    }
  }
`;
