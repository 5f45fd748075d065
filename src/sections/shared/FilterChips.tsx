import { Link } from "gatsby";
import styled from "styled-components";
import { space } from "../../theme/tokens";
import { Chip, Chips } from "../../ui/Chip";

interface FilterChipsProps {
  title: string;
  /** The chip for all entries, and one for each group, with the address of its list if it has one. */
  chips: readonly { title: string; href: string | null }[];
  /** The address of the list that is shown. */
  current: string;
}

/** The groups of a list: labels by default, links to a page for each if the owner turns filtering on. */
export const FilterChips = ({ title, chips, current }: FilterChipsProps) => (
  <Row>
    <h2 className="visually-hidden">{title}</h2>
    <Chips>
      {chips.map(({ title: label, href }, index) => (
        <Chip key={label}>
          {href ? (
            <Link to={href} aria-current={href === current ? "page" : undefined}>
              {label}
            </Link>
          ) : (
            <span aria-current={index === 0 ? "true" : undefined}>{label}</span>
          )}
        </Chip>
      ))}
    </Chips>
  </Row>
);

const Row = styled.div`
  margin-bottom: ${space(10)};
`;
