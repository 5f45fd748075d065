import { graphql } from "gatsby";
import styled from "styled-components";
import { bridgeWords } from "../../charts/bridge-words";
import { fill } from "../../lib/fill-names";
import { mixin } from "../../theme/mixins";
import { space } from "../../theme/tokens";
import { Container } from "../../ui/Container";
import { HeadingMap } from "../../ui/HeadingMap";
import { Columns, Lead } from "../../ui/Section";
import { StatGrid } from "../../ui/StatGrid";
import { TextLink } from "../../ui/TextLink";
import { CtaLink } from "../../ui/CtaLink";
import { ProfitBridge } from "../shared/ProfitBridge";
import { SalesSlider } from "./SalesSlider";

interface HomeHeroProps {
  hero: Queries.HomeHeroPartFragment;
  tagline: string;
}

export const HomeHero = ({ hero, tagline }: HomeHeroProps) => {
  const { bridge, yearlySales } = hero;
  const words = bridgeWords(bridge.data ?? [], yearlySales, bridge.unit ?? undefined);
  return (
    <Ground className="band" aria-labelledby="hero-title">
      <HeadingMap path="/" quiet />
      <Container>
        <Grid $split="minmax(0, 1.22fr) minmax(0, 1.6fr)">
          <Words>
            <h1 id="hero-title">{tagline}</h1>
            <Lead>{hero.lead}</Lead>
            <div>
              <CtaLink call={hero.call} size="lg" />
              <p>{hero.offer}</p>
              <TextLink {...hero.secondary} />
            </div>
          </Words>
          <div>
            <ProfitBridge bridge={bridge} summary={fill(hero.bridgeSummary, words)} />
            <SalesSlider hero={hero} />
          </div>
        </Grid>
        <StatGrid stats={hero.claims} label={WORDS.services.figuresList} />
      </Container>
    </Ground>
  );
};

export const query = graphql`
  fragment HomeHeroPart on HomeHero {
    lead
    call {
      ...Call
    }
    offer
    secondary {
      ...TextLink
    }
    claims {
      ...ClaimPart
    }
    bridge {
      ...ChartPart
    }
    bridgeSummary
    yearlySales
    waiting
  }
`;

const Ground = styled.section`
  ${mixin.overDrawing}
  padding-block: clamp(1.5rem, 0.5rem + 4vmin, 4rem) ${space(4)};

  h1 {
    line-height: 0.98;
  }
`;

const Grid = styled(Columns)`
  align-items: stretch;
  gap: clamp(2.5rem, 5vw, 3rem);
  margin-bottom: clamp(1.5rem, 1rem + 2vw, 3rem);
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: clamp(1.25rem, 0.5rem + 2.5vmin, 2rem);

  div {
    ${mixin.row(4, 8)}
    align-items: center;
  }

  div > p {
    flex: 1 0 100%;
    font-weight: 600;
    text-wrap: balance;
  }
`;
