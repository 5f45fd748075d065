import { graphql } from "gatsby";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, media, side, size, space } from "../../theme/tokens";
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

/** The gap between the columns, in which the lines run. */
const gap = "6rem";

const Columns = styled.ol`
  ${mixin.stack(6)}
  margin-bottom: ${space(6)};

  > li {
    display: flex;
    flex-direction: column;
    min-width: 0;
  }

  > li > p {
    margin-bottom: ${space(3)};
    ${mixin.tag}
  }

  h3 {
    ${mixin.serif(size.title)}
  }

  h3 + p {
    margin-top: ${space(1)};
    ${mixin.note}
  }

  .points {
    flex: 1;
    grid-auto-rows: 1fr;
    border-bottom: 1px solid ${colour.line};
  }

  .points li {
    align-items: center;
    padding-block: ${space(2.5)};
  }

  .processing {
    position: relative;
    flex: 1;
    ${mixin.panel}
    padding: ${space(5)};
    border-color: ${colour.accent};
  }

  .capabilities {
    margin-top: ${space(4)};
    list-style: inside decimal;
  }

  .capabilities li {
    ${mixin.ruled(1.5)}
  }

  .capabilities ::marker {
    color: ${colour.accent};
  }

  svg {
    display: none;
  }

  /* On a phone, the names of the data say enough. */
  ${media.belowTablet} {
    .points p {
      display: none;
    }
  }

  ${media.desktop} {
    grid-template-columns: 1fr 1.1fr 1fr;
    gap: ${gap};

    svg {
      position: absolute;
      inset-block: 0;
      inset-inline-end: 100%;
      display: block;
      width: calc(${gap} - ${space(5)});
      height: 100%;
      overflow: visible;
      fill: none;
      scale: ${side.flow} 1;
      stroke: ${colour.accent};
      stroke-width: 2;
    }

    svg:last-child {
      inset-inline: 100% auto;
    }

    path {
      vector-effect: non-scaling-stroke;
    }
  }
`;
