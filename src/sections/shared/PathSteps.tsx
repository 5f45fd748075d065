import { graphql, useStaticQuery } from "gatsby";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, side, space } from "../../theme/tokens";

/** The steps from the first call to a proposal: in one line if they fit, else each in its own line. */
export const PathSteps = () => {
  const { allPathStep } = useStaticQuery<Queries.PathStepsQuery>(graphql`
    query PathSteps {
      allPathStep(sort: { order: ASC }) {
        nodes {
          slug
          title
          text
        }
      }
    }
  `);
  return (
    <Frame>
      <Line className="path">
        {allPathStep.nodes.map(({ slug, title, text }) => (
          <li key={slug}>
            <strong>{title}</strong> <span>{text}</span>
          </li>
        ))}
      </Line>
    </Frame>
  );
};

const Frame = styled.div`
  container-type: inline-size;
  width: 100%;

  & + * {
    margin-top: ${space(8)};
  }
`;

const Line = styled.ol`
  counter-reset: step;
  ${mixin.note}
  line-height: 1.45;

  li {
    display: grid;
    grid-template-columns: ${space(4)} 4.75rem minmax(0, 1fr);
    padding-block: ${space(0.75)};
    counter-increment: step;
  }

  li::before {
    content: counter(step);
    color: ${colour.accent};
    font-weight: 600;
  }

  strong {
    color: ${colour.ink};
  }

  /* In one line, an arrow points from each step to the next. */
  @container (min-width: 46rem) {
    ${mixin.row(1, 4)}

    li {
      display: flex;
      gap: ${space(2)};
    }

    li::before {
      content: "\\2192" / "";
      scale: ${side.flow} 1;
    }

    li:first-child::before {
      content: none;
    }
  }
`;
