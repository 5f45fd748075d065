import type { ReactNode } from "react";
import styled from "styled-components";
import { mixin } from "../theme/mixins";
import { colour } from "../theme/tokens";

interface DescriptionListProps {
  rows: readonly { label: string; value: ReactNode }[];
}

/** A ruled list of terms with their descriptions; leaves out a term without one. */
export const DescriptionList = ({ rows }: DescriptionListProps) => (
  <List>
    {rows.map(
      ({ label, value }) =>
        value && (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </List>
);

const List = styled.dl`
  max-width: 44rem;

  div {
    ${mixin.stack(1, 10)}
    ${mixin.columns("tablet", "1fr 2fr")}
    ${mixin.ruled(4)}
  }

  dt {
    font-weight: 600;
  }

  dd {
    color: ${colour.muted};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
