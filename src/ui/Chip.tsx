import styled from "styled-components";
import { mixin } from "../theme/mixins";
import { colour, radius, space } from "../theme/tokens";

interface ChipListProps {
  items: readonly string[];
  /** A name for the list, if no heading gives one. */
  label?: string;
}

export const ChipList = ({ items, label }: ChipListProps) => (
  <Chips aria-label={label}>
    {items.map((item) => (
      <Chip key={item}>{item}</Chip>
    ))}
  </Chips>
);

export const Chips = styled.ul`
  ${mixin.row(2)}
`;

export const Chip = styled.li`
  padding: ${space(1)} ${space(3)};
  border: 1px solid ${colour.line};
  border-radius: ${radius.chip};
  ${mixin.note}
  line-height: 1.4;

  &:has(> a) {
    padding: 0;
    border-color: ${colour.edge};
  }

  > a {
    display: block;
    padding: ${space(1)} ${space(3)};
    border-radius: inherit;
    ${mixin.quietLink}
    color: ${colour.ink};
  }

  &:has(> [aria-current]) {
    border-color: ${colour.accent};
    background: ${colour.accent};
  }

  > [aria-current] {
    color: ${colour.onAccent};
  }
`;
