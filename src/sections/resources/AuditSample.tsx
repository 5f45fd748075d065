import { graphql } from "gatsby";
import styled from "styled-components";
import { colour, font, media, radius, size, space } from "../../theme/tokens";
import { Points } from "../../ui/Points";
import { WideTable } from "../../ui/WideTable";
import { auditSums, dollars } from "./audit-sums";
import { ProfitBridge } from "../shared/ProfitBridge";

/** A sample of the audit's report in its real layout, with the figures of an invented company. */
export const AuditSample = ({ sample }: { sample: Queries.AuditSamplePartFragment }) => {
  const { columns } = sample;
  const { rows, total } = auditSums(sample.leaks);
  return (
    <Panel>
      <Head>
        <div>
          <Stamp>{sample.stamp}</Stamp>
          <strong>{sample.company}</strong>
          <span>{sample.period}</span>
        </div>
      </Head>
      <ProfitBridge bridge={sample.bridge} summary={sample.bridgeSummary} />
      <h3 id="sample-leaks">{sample.leaksTitle}</h3>
      <Leaks
        labelledBy="sample-leaks"
        heads={[
          columns.leak,
          columns.basis,
          columns.certainty,
          columns.yearly,
          columns.weeks,
          columns.perWeek,
        ]}
      >
        <tbody>
          {rows.map(({ title, formula, rows: source, certainty, yearly, weeks, perWeek }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>
                {formula}
                <small>{source}</small>
              </td>
              <td data-head={columns.certainty}>{certainty}</td>
              <td>{dollars(yearly)}</td>
              <td data-head={columns.weeks}>{weeks}</td>
              <td data-head={columns.perWeek}>{dollars(perWeek)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {columns.total}
            </th>
            <td>{dollars(total)}</td>
            <td colSpan={2} />
          </tr>
        </tfoot>
      </Leaks>
      <h3>{sample.orderTitle}</h3>
      <Points points={sample.steps} ordered level={4} columns={3} />
      <h3>{sample.gapsTitle}</h3>
      <ul>
        {sample.gaps.map((gap) => (
          <li key={gap}>{gap}</li>
        ))}
      </ul>
    </Panel>
  );
};

export const query = graphql`
  fragment AuditSamplePart on AuditSample {
    stamp
    company
    period
    bridge {
      ...Bridge
    }
    bridgeSummary
    leaksTitle
    leaks {
      title
      formula
      rows
      certainty
      yearly
      weeks
    }
    columns {
      leak
      basis
      certainty
      yearly
      weeks
      perWeek
      total
    }
    orderTitle
    steps {
      title
      description
    }
    gapsTitle
    gaps
  }
`;

const Panel = styled.div`
  display: grid;
  gap: ${space(6)};
  padding: ${space(5)};
  border: 1px solid ${colour.edge};
  border-radius: ${radius.panel};
  background: ${colour.surface};

  > * {
    min-width: 0;
  }

  > h3 {
    margin-top: ${space(6)};
    font-family: ${font.display};
    font-size: 1.75rem;
    font-weight: 400;
  }

  > ul {
    display: grid;
    gap: ${space(2)};
    padding-left: ${space(5)};
  }

  ${media.tablet} {
    padding: ${space(10)};
  }
`;

const Head = styled.div`
  padding-bottom: ${space(5)};
  border-bottom: 2px solid ${colour.ink};

  div {
    display: grid;
    gap: ${space(1)};
    justify-items: start;
  }

  strong {
    font-size: 1.25rem;
    line-height: 1.3;
  }

  strong + span {
    color: ${colour.muted};
  }
`;

const Stamp = styled.span`
  margin-bottom: ${space(2)};
  padding: ${space(0.5)} ${space(3)};
  border: 2px solid ${colour.copper};
  border-radius: ${radius.control};
  color: ${colour.copper};
  font-size: ${size.small};
  font-weight: 700;
`;

/** On a phone each leak is an entry with its dollars beside its title, so that no figure is out of sight. */
const Leaks = styled(WideTable)`
  table,
  tbody,
  tfoot {
    display: block;
  }

  thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  tfoot td:last-child {
    display: none;
  }

  tr {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${space(1)} ${space(4)};
    padding-block: ${space(3)};
    border-bottom: 1px solid ${colour.line};
  }

  th,
  td {
    padding: 0;
    border: 0;
  }

  th,
  tbody td:nth-child(4) {
    grid-row: 1;
    font-weight: 600;
  }

  tbody td:not(:nth-child(4)) {
    grid-column: 1 / -1;
  }

  [data-head] {
    color: ${colour.muted};
    font-size: ${size.small};
  }

  [data-head]::before {
    content: attr(data-head) ": ";
  }

  ${media.tablet} {
    table {
      display: table;
      min-width: 46rem;
    }

    tbody {
      display: table-row-group;
    }

    tfoot {
      display: table-footer-group;
    }

    thead {
      position: static;
      clip-path: none;
    }

    tfoot td:last-child {
      display: table-cell;
    }

    tr {
      display: table-row;
    }

    th,
    td {
      padding: ${space(3)} ${space(5)} ${space(3)} 0;
      border-bottom: 1px solid ${colour.line};
    }

    tbody td:nth-child(4) {
      font-weight: inherit;
    }

    [data-head] {
      color: inherit;
      font-size: inherit;
    }

    [data-head]::before {
      content: none;
    }

    td:nth-last-child(-n + 3),
    thead th:nth-last-child(-n + 3) {
      text-align: right;
      white-space: nowrap;
    }

    tr > :last-child {
      padding-right: 0;
    }
  }

  tfoot th,
  tfoot td {
    border-bottom: 0;
    border-top: 1px solid ${colour.ink};
    font-weight: 600;
  }

  tfoot td:nth-child(2) {
    text-align: right;
  }

  small {
    display: block;
    color: ${colour.muted};
    font-size: ${size.small};
  }
`;
