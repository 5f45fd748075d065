import { graphql } from "gatsby";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, measure, media, size, space } from "../../theme/tokens";
import { ButtonLink } from "../../ui/Button";
import { Actions, Section } from "../../ui/Section";
import { PathSteps } from "./PathSteps";
import { CtaLink, type CtaLinkProps } from "../../ui/CtaLink";
import { unbroken } from "../../ui/unbroken";

interface ClosingProps extends Pick<CtaLinkProps, "call" | "subject" | "service"> {
  title: string;
  lead: string;
  /** A link that comes before the first call and takes its place as the main button. */
  main?: Queries.TextLinkFragment;
  second?: Queries.CallFragment;
  /** Shows the steps from the call to a proposal above the calls. */
  showSteps?: boolean;
}

export const Closing = ({ title, lead, main, second, showSteps, ...cta }: ClosingProps) => (
  <Section ground="brand" labelledBy="closing-title" backdrop={<Swell />}>
    <Group>
      <h2 id="closing-title">{title}</h2>
      <div>
        <p>{unbroken(lead)}</p>
        {showSteps && <PathSteps />}
        <Calls>
          {main && (
            <ButtonLink to={main.to} $size="lg">
              {main.label}
            </ButtonLink>
          )}
          <CtaLink {...cta} variant={main && "outline"} size="lg" />
          {second && <CtaLink {...cta} call={second} variant="outline" size="lg" />}
        </Calls>
      </div>
    </Group>
  </Section>
);

/** How far each depth line lies below the curve, in units of the drawing. */
const depths = [18, 38, 60, 84, 110, 138, 168, 200, 234, 270];

/** Rises between the heading and the text beside it, and goes beyond both edges of a wide window. */
const curve = "M-1440 330H0C480 330 735 345 768 180S795 20 1440 16H2880";

/** Depth lines that follow one rising curve. */
const Swell = () => (
  <Lines viewBox="0 0 1440 360" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    {depths.map((depth) => (
      <path key={depth} d={curve} transform={`translate(${depth * 0.9} ${depth * 0.35})`} />
    ))}
    <path d={curve} />
  </Lines>
);

export const query = graphql`
  fragment ClosingPart on PageClosing {
    title
    lead
    call {
      ...Call
    }
  }
`;

const Lines = styled.svg`
  position: absolute;
  inset: 0 auto 0 50%;
  width: min(100%, 96rem);
  max-width: none;
  height: 100%;
  overflow: visible;
  fill: none;
  transform: translateX(-50%);

  path {
    stroke: ${colour.line};
    opacity: 0.5;
    vector-effect: non-scaling-stroke;
  }

  path:last-child {
    opacity: 1;
    stroke: ${colour.accent};
    stroke-width: 3;

    ${media.belowDesktop} {
      display: none;
    }
  }
`;

const Group = styled.div`
  ${mixin.stack(6, 20)}
  ${mixin.columns("desktop", "1.35fr 1fr")}
  align-items: center;

  h2 {
    max-width: 14em;
    font-size: ${size.band};
    line-height: 1;

    /* Keeps the heading clear of the curve, which comes closer further down. */
    ${media.desktop} {
      padding-inline-end: ${space(14)};
    }
  }

  p {
    max-width: ${measure.text};
    font-size: ${size.lead};
    line-height: 1.5;
  }

  .path {
    margin-top: ${space(5)};
  }
`;

const Calls = styled(Actions)`
  /* Hides the lines behind a button that has no background of its own. */
  > :nth-child(n + 2) {
    background: ${colour.paper};
  }
`;
