import { graphql } from "gatsby";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, media, radius, space } from "../../theme/tokens";
import { StatGrid } from "../../ui/StatGrid";
import { connectorDrop, connectorGap, DataFlowLines } from "./DataFlowLines";

/** How data becomes decisions: inputs, processing and outputs, in the same order without styles. */
export const DataFlow = ({ flow }: { flow: Queries.DataFlowPartFragment }) => (
  <>
    <Columns className="flow">
      <li>
        <ColumnTitle>{flow.columns.inputs}</ColumnTitle>
        <StageList stages={flow.inputs} />
      </li>
      <li>
        <ColumnTitle>{flow.columns.processing}</ColumnTitle>
        <Processing>
          <DataFlowLines />
          <h3>{flow.processing.title}</h3>
          <p>{flow.processing.description}</p>
          <ol className="capabilities">
            {flow.capabilities.map((capability) => (
              <li key={capability}>{capability}</li>
            ))}
          </ol>
          <DataFlowLines out />
        </Processing>
      </li>
      <li>
        <ColumnTitle>{flow.columns.outputs}</ColumnTitle>
        <StageList stages={flow.outputs} />
      </li>
    </Columns>
    <StatGrid stats={flow.claims} />
  </>
);

const StageList = ({ stages }: { stages: readonly Queries.DataFlowStageFragment[] }) => (
  <Stages className="stages">
    {stages.map(({ title, description }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{description}</p>
      </li>
    ))}
  </Stages>
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

const ColumnTitle = styled.p`
  margin-bottom: ${space(4)};
  ${mixin.tag}
`;

const Columns = styled.ol`
  display: grid;
  gap: calc(${connectorDrop} + ${space(4)}) 0;
  margin-bottom: ${space(10)};

  > li {
    position: relative;
    display: flex;
    flex-direction: column;
    min-width: 0;
  }

  h3 {
    ${mixin.serif("clamp(1.5rem, 1.3rem + 0.6vw, 1.75rem)")}
    line-height: 1.15;
  }

  h3 + p {
    margin-top: ${space(1.5)};
    color: ${colour.muted};
    font-size: 1rem;
    line-height: 1.5;
  }

  ${media.desktop} {
    grid-template-columns: 1fr 1.1fr 1fr;
    gap: ${connectorGap};
    margin-bottom: ${space(20)};
  }
`;

const Processing = styled.div`
  flex: 1;
  padding: ${space(5)};
  border: 1px solid ${colour.keel};
  border-radius: ${radius.panel};
  background: ${colour.surface};

  .capabilities {
    counter-reset: capability;
    margin-top: ${space(4)};
  }

  .capabilities li {
    display: flex;
    gap: ${space(4)};
    padding-block: ${space(1.5)};
    border-top: 1px solid ${colour.line};
    counter-increment: capability;
  }

  .capabilities li::before {
    content: counter(capability);
    color: ${colour.keel};
    ${mixin.serif("1.25rem")}
    line-height: 1.3;
  }

  ${media.desktop} {
    position: relative;
    padding: ${space(8)};

    .capabilities {
      margin-top: ${space(6)};
    }

    .capabilities li {
      padding-block: ${space(2.5)};
    }
  }
`;

const Stages = styled.ul`
  display: grid;
  flex: 1;
  border-top: 1px solid ${colour.line};

  li {
    display: flex;
    flex-direction: column;
    justify-content: center;
    padding-block: ${space(3)};
    border-bottom: 1px solid ${colour.line};
  }

  ${media.desktop} {
    grid-auto-rows: 1fr;

    li {
      padding-block: ${space(5)};
    }
  }
`;
