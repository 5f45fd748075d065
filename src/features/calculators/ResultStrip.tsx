import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, headerHeight, media, size, space } from "../../theme/tokens";

/** On a phone: the result in one line that stays visible while figures are typed. */
export const ResultStrip = ({ label, value }: { label: string; value: string }) => (
  <Strip className="no-print">
    <span>{label}</span>
    <strong>{value}</strong>
    <a href="#result">{WORDS.calculator.jump}</a>
  </Strip>
);

const Strip = styled.p`
  position: sticky;
  z-index: 1;
  top: ${headerHeight};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space(4)};
  align-items: center;
  margin: 0 -${space(5)} ${space(8)};
  padding: ${space(2)} ${space(5)};
  border-block: 1px solid ${colour.line};
  background: ${colour.surface};

  span {
    ${mixin.note}
    line-height: 1.2;
  }

  strong {
    grid-row: 2;
    ${mixin.serif("1.625rem", 1.1)}
    font-variant-numeric: tabular-nums lining-nums;
  }

  a {
    grid-row: 1 / span 2;
    grid-column: 2;
    padding-block: ${space(2)};
    font-size: ${size.small};
    font-weight: 600;
  }

  ${media.flat} {
    position: static;
  }

  ${media.tablet} {
    margin-inline: -${space(8)};
    padding-inline: ${space(8)};
  }

  ${media.desktop} {
    display: none;
  }
`;
