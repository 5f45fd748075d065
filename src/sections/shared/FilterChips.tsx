import { Link } from "gatsby";
import styled from "styled-components";
import type { FilterChip } from "../../lib/filters";
import { space } from "../../theme/tokens";
import { Chip, Chips } from "../../ui/Chip";

/** The groups of a list: labels by default, links to a page for each if the owner turns filtering on. */
export const FilterChips = ({ title, chips }: { title: string; chips: readonly FilterChip[] }) => (
  <Row>
    <h2 className="visually-hidden">{title}</h2>
    <Chips>
      {chips.map(({ label, to, current }) => (
        <Chip key={label}>
          {to ? (
            <Link to={to} aria-current={current ? "page" : undefined}>
              {label}
            </Link>
          ) : (
            <span aria-current={current ? "true" : undefined}>{label}</span>
          )}
        </Chip>
      ))}
    </Chips>
  </Row>
);

const Row = styled.div`
  margin-bottom: ${space(10)};
`;
