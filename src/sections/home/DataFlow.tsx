import { graphql } from "gatsby";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, media, side, space } from "../../theme/tokens";
import { StatGrid } from "../../ui/StatGrid";
import { TitledList } from "../../ui/TitledList";

/** How data becomes decisions: inputs, processing and outputs, in the same order without styles. */
export const DataFlow = ({ flow }: { flow: Queries.DataFlowPartFragment }) => (
  <>
    <Columns className="flow">
      <li>
        <p>{flow.columns.inputs}</p>
        <TitledList items={flow.inputs} />
      </li>
      <li>
        <p>{flow.columns.processing}</p>
        <div className="processing">
          <Connectors />
          <h3>{flow.processing.title}</h3>
          <p>{flow.processing.description}</p>
          <ol className="capabilities">
            {flow.capabilities.map((capability) => (
              <li key={capability}>{capability}</li>
            ))}
          </ol>
          <Connectors out />
        </div>
      </li>
      <li>
        <p>{flow.columns.outputs}</p>
        <TitledList items={flow.outputs} />
      </li>
    </Columns>
    <StatGrid stats={flow.claims} />
  </>
);

/** Three lines into the processing box, or out of it. */
const Connectors = ({ out = false }: { out?: boolean }) => (
  <svg viewBox="0 0 100 300" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    {[50, 150, 250].map((y) => (
      <path key={y} d={out ? `M0 150C55 150 45 ${y} 100 ${y}` : `M0 ${y}C55 ${y} 45 150 100 150`} />
    ))}
  </svg>
);

export const query = graphql`
  fragment DataFlowPart on HomeEngine {
    intro {
      ...IntroPart
    }
    columns {
      inputs
      processing
      outputs
    }
    inputs {
      ...DataFlowStage
    }
    processing {
      ...DataFlowStage
    }
    capabilities
    outputs {
      ...DataFlowStage
    }
    claims {
      ...ClaimPart
    }
  }

  fragment DataFlowStage on EngineStage {
    title
    description
  }
`;

/** The gaps between the columns, and where they are below one another, in which the lines run. */
const gap = "6rem";
const drop = "4rem";

const Columns = styled.ol`
  display: grid;
  gap: calc(${drop} + ${space(4)}) 0;
  margin-bottom: ${space(10)};

  > li {
    display: flex;
    flex-direction: column;
    min-width: 0;
  }

  > li > p {
    margin-bottom: ${space(4)};
    ${mixin.tag}
  }

  h3 {
    ${mixin.serif("clamp(1.5rem, 1.3rem + 0.6vw, 1.75rem)")}
  }

  h3 + p {
    margin-top: ${space(1.5)};
    color: ${colour.muted};
    font-size: 1rem;
    line-height: 1.5;
  }

  .points {
    flex: 1;
    grid-auto-rows: 1fr;
    border-bottom: 1px solid ${colour.line};
  }

  .points li {
    align-items: center;
    padding-block: clamp(${space(3)}, 1.4vw, ${space(5)});
  }

  .processing {
    position: relative;
    flex: 1;
    padding: clamp(${space(5)}, 2.2vw, ${space(8)});
    ${mixin.panel}
    border-color: ${colour.accent};
  }

  .capabilities {
    margin-top: ${space(5)};
    list-style: inside decimal;
  }

  .capabilities li {
    padding-block: clamp(${space(1.5)}, 0.7vw, ${space(2.5)});
    border-top: 1px solid ${colour.line};
  }

  .capabilities ::marker {
    color: ${colour.accent};
    ${mixin.serif("1.25rem")}
  }

  svg {
    position: absolute;
    inset-inline-end: 100%;
    top: 0;
    width: calc(${gap} - ${space(5)});
    height: 100%;
    overflow: visible;
    fill: none;
    scale: ${side.flow} 1;
    stroke: ${colour.accent};
    stroke-width: 2;
  }

  path {
    vector-effect: non-scaling-stroke;
  }

  svg:last-child {
    inset-inline-start: 100%;
  }

  /* Draws the lines from data to output when they come into view. */
  ${media.moving} {
    svg {
      animation: connectors-run linear both;
      animation-timeline: view();
      animation-range: cover 10% cover 30%;
    }

    svg:last-child {
      animation-range: cover 25% cover 45%;
    }
  }

  @keyframes connectors-run {
    from {
      clip-path: inset(-4px 100% -4px 0);
    }
    to {
      clip-path: inset(-4px 0);
    }
  }

  ${media.print} {
    svg {
      display: none;
    }
  }

  ${media.desktop} {
    grid-template-columns: 1fr 1.1fr 1fr;
    gap: ${gap};
    margin-bottom: ${space(20)};
  }

  /* Below a desktop's width the data run downwards. */
  ${media.belowDesktop} {
    svg:is(:first-child, :last-child) {
      inset: auto 0 100%;
      width: 100%;
      height: ${drop};
      animation: none;
    }

    svg:last-child {
      inset: 100% 0 auto;
    }

    path {
      transform: matrix(0, 3, 0.3333, 0, 0, 0);
    }
  }
`;
