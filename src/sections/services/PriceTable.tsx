import { graphql } from "gatsby";
import { Section } from "../../ui/Section";
import { StackedTable } from "../../ui/StackedTable";

interface PriceTableProps {
  prices: readonly Queries.PriceRowFragment[];
  copy: Queries.PriceCopyFragment;
}

/** The price range of each kind of work, and the factors that move it; renders nothing until a row has a range. */
export const PriceTable = ({ prices, copy }: PriceTableProps) => {
  const priced = prices.filter(({ range }) => range);
  if (priced.length === 0) return null;
  return (
    <Section ground="sunken" labelledBy="prices" intro={{ title: copy.title, lead: copy.lead }}>
      {!SITE.sellsToConsumers && <p>{WORDS.services.forBusinesses}</p>}
      <StackedTable
        className="prices"
        labelledBy="prices"
        heads={[WORDS.services.work, WORDS.services.price, WORDS.services.movedBy]}
      >
        <tbody>
          {priced.map(({ slug, work, range, movedBy }) => (
            <tr key={slug}>
              <th scope="row">{work}</th>
              <td className="trailing">{range}</td>
              <td>{movedBy}</td>
            </tr>
          ))}
        </tbody>
      </StackedTable>
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

  fragment PriceCopy on ServicesPrices {
    title
    lead
  }
`;
