import { graphql } from "gatsby";
import { useContext, type ComponentProps, type ReactNode } from "react";
import styled from "styled-components";
import { PagePath } from "../../browser/page-path";
import { Seo } from "../../seo/Seo";
import { mixin } from "../../theme/mixins";
import { crumbsHeight, media, size, space } from "../../theme/tokens";
import { Container } from "../../ui/Container";
import { Eyebrow, Lead } from "../../ui/Section";
import { HeadingMap } from "../../ui/HeadingMap";
import { unbroken } from "../../ui/unbroken";

interface PageHeroProps {
  /** The head of the page. */
  seo: ComponentProps<typeof Seo>;
  intro: {
    eyebrow?: string | null;
    /** The name of the subject: it looks like an eyebrow, but is part of the heading, where searches look for it. */
    subject?: string;
    title: ReactNode;
    lead?: ReactNode;
  };
  /** The page's own heading map on the dark ground, or plain paper for long texts. */
  ground?: "map" | "paper";
  /** True if phones do not show the map, because the main part of the page must come early. */
  short?: boolean;
  /** Drawn beside the heading; the map behind is then fainter. */
  figure?: ReactNode;
  /** Spans the bottom of the hero: figures, a plan. */
  foot?: ReactNode;
  children?: ReactNode;
}

/** The top of a page: its head, and its heading with what stands beside and below it. */
export const PageHero = ({
  seo,
  intro,
  ground = "map",
  short,
  figure,
  foot,
  children,
}: PageHeroProps) => {
  const path = useContext(PagePath);
  const onMap = ground === "map";
  return (
    <>
      <Seo {...seo} />
      <Ground className={onMap ? "band" : undefined}>
        <Upper $onMap={onMap} $short={short}>
          {onMap && path && (
            <HeadingMap path={path} quiet={Boolean(figure)} wideOnly={short || Boolean(figure)} />
          )}
          <Container>
            <Top $split={Boolean(figure)} $onMap={onMap}>
              <Words $wide={!onMap && !figure} $narrow={onMap && !figure}>
                {intro.eyebrow && <Eyebrow>{intro.eyebrow}</Eyebrow>}
                <h1>
                  {intro.subject && (
                    <Eyebrow as="span">
                      {intro.subject}
                      <span className="visually-hidden">: </span>
                    </Eyebrow>
                  )}
                  {typeof intro.title === "string" ? unbroken(intro.title) : intro.title}
                </h1>
                {intro.lead && <Lead>{intro.lead}</Lead>}
                {children}
              </Words>
              {figure}
            </Top>
          </Container>
        </Upper>
        {foot && <Foot>{foot}</Foot>}
      </Ground>
    </>
  );
};

export const query = graphql`
  fragment PageTop on WithHero {
    hero {
      ...IntroPart
    }
    seo {
      ...SeoPart
    }
  }

  fragment IntroPart on Intro {
    eyebrow
    title
    lead
  }
`;

/** Keeps the next element clear of the dark ground; a section has its own space. */
const Ground = styled.div`
  &.band:has(+ :not(section)) {
    margin-bottom: clamp(3rem, 2rem + 3vw, 5rem);
  }
`;

const Upper = styled.div<{ $onMap: boolean; $short?: boolean }>`
  ${mixin.overDrawing}
  display: flex;
  flex-direction: column;
  justify-content: center;
  padding-block: calc(clamp(2rem, 1rem + 3vw, 4rem) + var(--crumbs, 0px))
    ${({ $onMap, $short }) => ($onMap && !$short ? "0" : "clamp(2rem, 1.5rem + 2vw, 4rem)")};

  ${media.desktop} {
    min-height: ${({ $onMap }) => ($onMap ? "calc(min(32rem, 100vh - 10rem) + var(--crumbs, 0px))" : "0")};
    padding-bottom: clamp(2.5rem, 2rem + 2vw, 4rem);

    /* The drawing continues behind the breadcrumbs. */
    nav + .band > & {
      --crumbs: ${crumbsHeight};
    }
  }

  ${media.low} {
    padding-top: calc(${space(4)} + var(--crumbs, 0px));
  }

  /* On a page without breadcrumbs, keeps the heading clear of the header. */
  main:not(:has(> nav)) & {
    padding-top: clamp(2.5rem, 1.5rem + 4vw, 4rem);
  }

  ${media.print} {
    padding-block: 0 ${space(8)};
  }
`;

const Top = styled.div<{ $split: boolean; $onMap: boolean }>`
  ${mixin.stack(12, 16)}
  ${({ $split }) => $split && mixin.columns("desktop", "1.1fr 1fr")}
  align-items: center;

  > * {
    min-width: 0;
  }

  ${media.belowDesktop} {
    padding-bottom: ${({ $split, $onMap }) => ($split && $onMap ? space(12) : "0")};
  }
`;

const Words = styled.div<{ $wide: boolean; $narrow: boolean }>`
  --gap: ${space(6)};
  display: grid;
  gap: var(--gap);
  justify-items: start;
  max-width: ${({ $wide }) => ($wide ? "60rem" : "38rem")};

  h1 > ${Eyebrow} {
    margin-bottom: var(--gap);
  }

  ${media.low} {
    --gap: ${space(4)};
  }

  h1 {
    font-size: ${({ $wide, $narrow }) => !$wide && !$narrow && size.band};
  }

  /* Keeps the text clear of the curve on its right, on narrow desktops too. */
  ${media.desktop} {
    width: ${({ $narrow }) => ($narrow ? "54%" : "auto")};
  }

  > p {
    max-width: 34rem;
  }
`;

/** Puts the figures of a hero on plain ground, clear of the drawing. */
const Foot = styled(Container)`
  padding-bottom: ${space(8)};
`;
