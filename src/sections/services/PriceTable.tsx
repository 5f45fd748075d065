import { graphql } from "gatsby";
import styled from "styled-components";
import { colour, media, space } from "../../theme/tokens";
import { Section } from "../../ui/Section";
import { SectionIntro } from "../../ui/SectionIntro";
import { WideTable } from "../../ui/WideTable";

interface PriceTableProps {
  prices: readonly Queries.PriceRowFragment[];
  words: Queries.PriceWordsFragment;
}

/** What kinds of work cost and what moves the price; nothing until the owner has given a range. */
export const PriceTable = ({ prices, words }: PriceTableProps) => {
  const known = prices.filter(({ range }) => range);
  if (known.length === 0) return null;
  return (
    <Section ground="sunken" labelledBy="prices">
      <SectionIntro id="prices" title={words.title} lead={words.lead} />
      <Table
        className="prices"
        labelledBy="prices"
        heads={[words.work, words.range, words.movedBy]}
      >
        <tbody>
          {known.map(({ slug, work, range, movedBy }) => (
            <tr key={slug}>
              <th scope="row">{work}</th>
              <td>{range}</td>
              <td>{movedBy}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
};

export const query = graphql`
  fragment PriceRow on Price {
    slug
    work
    range
    movedBy
  }

  fragment PriceWords on ServicesPrices {
    title
    lead
    work
    range
    movedBy
  }
`;

/** On a phone each kind of work is a block: its price beside it, what moves the price below. */
const Table = styled(WideTable)`
  thead {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }

  tr {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(4)};
    padding-block: ${space(4)};
    border-top: 1px solid ${colour.line};
  }

  tbody :is(th, td) {
    padding: 0;
    border: 0;
  }

  tbody th {
    flex: 1 1 9rem;
  }

  td:nth-child(2) {
    font-weight: 600;
    white-space: nowrap;
  }

  td:last-child {
    flex-basis: 100%;
    color: ${colour.muted};
  }

  ${media.tablet} {
    thead {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
    }

    tr {
      display: table-row;
    }

    tbody :is(th, td) {
      padding: ${space(3)} ${space(8)} ${space(3)} 0;
      border-top: 1px solid ${colour.line};
    }
  }
`;
