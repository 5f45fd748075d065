import { graphql, Link } from "gatsby";
import styled from "styled-components";
import { colour, media, rhythm, size, space } from "../theme/tokens";
import { Container } from "../ui/Container";
import { StatGrid } from "../ui/StatGrid";
import { CallLink } from "./CallLink";
import { ProfitBridge } from "./ProfitBridge";

interface HomeHeroProps {
  hero: Queries.HomeHeroPartFragment;
  tagline: string;
}

/** The top of the home page: the tagline, the call, and the profit bridge. */
export const HomeHero = ({ hero, tagline }: HomeHeroProps) => (
  <Ground className="band" aria-labelledby="hero-title">
    <Container>
      <Grid>
        <Words>
          <h1 id="hero-title">{tagline}</h1>
          <p>{hero.lead}</p>
          <div>
            <CallLink call={hero.call} size="lg" />
            <Link to={hero.secondary.to}>{hero.secondary.label}</Link>
          </div>
        </Words>
        <ProfitBridge bridge={hero.bridge} summary={hero.bridgeSummary} />
      </Grid>
      <StatGrid stats={hero.claims} label="In figures" />
    </Container>
  </Ground>
);

export const query = graphql`
  fragment HomeHeroPart on HomeHero {
    lead
    call {
      ...Call
    }
    secondary {
      label
      to
    }
    claims {
      ...ClaimStat
    }
    bridge {
      ...Bridge
    }
    bridgeSummary
  }

  fragment ClaimStat on Claim {
    value
    label
  }
`;

const Ground = styled.section`
  padding-block: clamp(3rem, 2rem + 4vw, 6rem) ${rhythm};
`;

const Grid = styled.div`
  display: grid;
  gap: ${space(12)};
  align-items: center;
  margin-bottom: ${space(16)};

  > * {
    min-width: 0;
  }

  ${media.desktop} {
    grid-template-columns: 1.1fr 1fr;
    gap: ${space(16)};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space(7)};

  p {
    max-width: 34rem;
    color: ${colour.muted};
    font-size: ${size.lead};
  }

  div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(4)} ${space(8)};
    align-items: center;
  }
`;
