/** The parts of the audit's sheet that its page and the home page show. */
import { graphql } from "gatsby";
import styled from "styled-components";
import { withUnit } from "../../charts/figure-text";
import { mixin } from "../../theme/mixins";
import { colour, media, radius, size, space } from "../../theme/tokens";
import { Disclosure } from "../../ui/Disclosure";
import { StackedTable } from "../../ui/StackedTable";

/** The head of the sheet: its stamp, company and period. */
export const SheetHead = ({ stamp, company, period }: Queries.AuditSheetFragment) => (
  <Head>
    <p>{stamp}</p>
    <strong>{company}</strong>
    <small>{period}</small>
  </Head>
);

interface LeakTableProps {
  sample: Queries.AuditSheetFragment;
  labelledBy: string;
  /** Shows the first four leaks, and of each only its worth per week. */
  short?: boolean;
}

/**
 * The leaks in the currency of the sheet's bridge, highest amount per week of work first, and the yearly total without
 * those that are judged.
 */
export const LeakTable = ({ sample, labelledBy, short = false }: LeakTableProps) => {
  const { bridge, leaks } = sample;
  const rows = leaks
    .map((row) => ({ ...row, perWeek: Math.round(row.yearly / row.weeks) }))
    .sort((a, b) => b.perWeek - a.perWeek);
  const total = rows
    .filter((row) => row.certainty !== "judged")
    .reduce((sum, row) => sum + row.yearly, 0);
  const unit = bridge.unit?.replace(/[kM]$/, "");
  const money = (amount: number) => withUnit(amount, unit);
  const { leak, basis, certainty, yearly, weeks, perWeek } = WORDS.audit;
  const heads = short ? [leak, perWeek] : [leak, basis, certainty, yearly, weeks, perWeek];
  return (
    <Leaks labelledBy={labelledBy} heads={heads} figures={short ? 1 : 3}>
      <tbody>
        {rows.slice(0, short ? 4 : undefined).map((row) => (
          <tr key={row.title}>
            <th scope="row">{row.title}</th>
            {!short && (
              <>
                <td>
                  <Disclosure label={basis} of={row.title}>
                    {row.formula}
                    <small>{row.rows}</small>
                  </Disclosure>
                </td>
                <td data-head={certainty}>{WORDS.audit[row.certainty]}</td>
                <td className="paired" data-head={yearly}>
                  {money(row.yearly)}
                </td>
                <td className="paired" data-head={weeks}>
                  {row.weeks}
                </td>
              </>
            )}
            <td className="align-right trailing" data-head={short ? undefined : perWeek}>
              {money(row.perWeek)}
            </td>
          </tr>
        ))}
      </tbody>
      {!short && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {WORDS.audit.total}
            </th>
            <td className="align-right trailing">{money(total)}</td>
            <td colSpan={2} />
          </tr>
        </tfoot>
      )}
    </Leaks>
  );
};

export const query = graphql`
  fragment AuditSheet on AuditSample {
    stamp
    company
    period
    bridge {
      unit
    }
    leaksTitle
    leaks {
      title
      formula
      rows
      certainty
      yearly
      weeks
    }
  }
`;

const Head = styled.div`
  ${mixin.stack(1)}
  justify-items: start;
  padding-bottom: ${space(5)};
  border-bottom: 2px solid ${colour.ink};

  p {
    margin-bottom: ${space(2)};
    padding: ${space(0.5)} ${space(3)};
    border: 2px solid ${colour.loss};
    border-radius: ${radius.control};
    color: ${colour.loss};
    font-size: ${size.small};
    font-weight: 700;
  }

  strong {
    font-size: ${size.lead};
  }
`;

const Leaks = styled(StackedTable)`
  small {
    display: block;
  }

  /* On a phone, two figures share a line. */
  ${media.belowTablet} {
    tbody .paired {
      flex-basis: 8em;
    }
  }

  ${media.tabletOrPrint} {
    .paired {
      text-align: end;
      white-space: nowrap;
    }
  }

  tfoot {
    border-top: 1px solid ${colour.ink};
    font-weight: 600;
  }
`;
