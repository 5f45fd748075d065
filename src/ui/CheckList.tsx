import styled from "styled-components";
import { mixin } from "../theme/mixins";
import { colour, measure, space } from "../theme/tokens";

export const CheckList = ({ items }: { items: readonly string[] }) => (
  <List className="ticks">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </List>
);

const List = styled.ul`
  ${mixin.stack(2.5)}
  max-width: ${measure.text};

  li {
    position: relative;
    padding-inline-start: ${space(7)};
  }

  li::before {
    content: "";
    position: absolute;
    top: 0.45em;
    inset-inline-start: 2px;
    width: 0.85em;
    height: 0.45em;
    border-bottom: 2px solid ${colour.accent};
    border-left: 2px solid ${colour.accent};
    transform: rotate(-45deg);
  }
`;
