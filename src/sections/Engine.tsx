import { graphql } from "gatsby";
import styled from "styled-components";
import { colour, media, radius, space } from "../theme/tokens";

/** Data flows into the processing layer and out as results; it reads in that order without its looks. */
export const Engine = ({ engine }: { engine: Queries.EnginePartFragment }) => (
  <Flow className="engine">
    <li>
      <Kind>Data in</Kind>
      <Parts stages={engine.inputs} />
    </li>
    <Layer>
      <Kind>Processing</Kind>
      <h3>{engine.processing.title}</h3>
      <p>{engine.processing.description}</p>
      <ul className="capabilities">
        {engine.capabilities.map((capability) => (
          <li key={capability}>{capability}</li>
        ))}
      </ul>
    </Layer>
    <li>
      <Kind>Results out</Kind>
      <Parts stages={engine.outputs} />
    </li>
  </Flow>
);

const Parts = ({ stages }: { stages: readonly Queries.EngineStagePartFragment[] }) => (
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
  fragment EnginePart on HomeEngine {
    inputs {
      ...EngineStagePart
    }
    processing {
      ...EngineStagePart
    }
    capabilities
    outputs {
      ...EngineStagePart
    }
  }

  fragment EngineStagePart on EngineStage {
    title
    description
  }
`;

const Kind = styled.p`
  margin-bottom: ${space(4)};
  color: ${colour.keel};
  font-weight: 600;
`;

const Flow = styled.ol`
  display: grid;
  gap: ${space(12)};
  margin-bottom: ${space(14)};

  > li {
    position: relative;
    min-width: 0;
  }

  > li + li::before {
    content: "";
    position: absolute;
    top: -${space(10)};
    left: 50%;
    width: 1px;
    height: ${space(8)};
    background: ${colour.keel};
  }

  h3 {
    font-size: 1.25rem;
  }

  h3 + p {
    margin-top: ${space(1)};
    color: ${colour.muted};
  }

  ${media.desktop} {
    grid-template-columns: 1fr 1.1fr 1fr;
    gap: ${space(16)};
    align-items: center;

    > li + li::before {
      top: 50%;
      left: -${space(14)};
      width: ${space(12)};
      height: 1px;
    }
  }
`;

const Layer = styled.li`
  padding: ${space(8)};
  border: 1px solid ${colour.keel};
  border-radius: ${radius.panel};
  background: ${colour.surface};

  .capabilities {
    display: grid;
    gap: ${space(1)};
    margin-top: ${space(5)};
    padding-top: ${space(5)};
    border-top: 1px solid ${colour.line};
  }
`;

const Stages = styled.ul`
  li {
    padding-block: ${space(5)};
    border-top: 1px solid ${colour.line};
  }

  li:last-child {
    border-bottom: 1px solid ${colour.line};
  }
`;
