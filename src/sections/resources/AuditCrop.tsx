import { graphql } from "gatsby";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, media, radius, size, space } from "../../theme/tokens";
import { auditSums, dollars } from "./audit-sums";
import { SheetHead } from "./SheetHead";

/** The corner of the audit's sample sheet: its head and the first leaks, cut off below. */
export const AuditCrop = ({ sample }: { sample: Queries.AuditCropPartFragment }) => (
  <Corner>
    <SheetHead {...sample} />
    <table>
      <caption>{sample.leaksTitle}</caption>
      <thead>
        <tr>
          <th scope="col">{sample.columns.leak}</th>
          <th scope="col" className="align-right yearly">
            {sample.columns.yearly}
          </th>
          <th scope="col" className="align-right">
            {sample.columns.perWeek}
          </th>
        </tr>
      </thead>
      <tbody>
        {auditSums(sample.leaks)
          .rows.slice(0, 4)
          .map(({ title, yearly, perWeek }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td className="align-right yearly">{dollars(yearly)}</td>
              <td className="align-right">{dollars(perWeek)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  </Corner>
);

export const query = graphql`
  fragment AuditCropPart on AuditSample {
    ...SheetHeadPart
    leaksTitle
    leaks {
      ...AuditLeakRow
    }
    columns {
      ...AuditLeakCopy
    }
  }
`;

const Corner = styled.div`
  padding: ${space(6)} ${space(6)} 0;
  border: 1px solid ${colour.edge};
  border-width: 1px 1px 0;
  border-radius: ${radius.panel} ${radius.panel} 0 0;
  background: ${colour.surface};
  mask: linear-gradient(${colour.ink} calc(100% - 3rem), transparent);

  caption {
    padding-block: ${space(5)} ${space(3)};
    ${mixin.serif("1.5rem")}
    line-height: 1.15;
    text-align: left;
  }

  table {
    width: 100%;
    font-size: ${size.compact};
    line-height: 1.45;
  }

  th,
  td {
    padding-block: ${space(2.5)};
    border-bottom: 1px solid ${colour.line};
    text-align: left;
  }

  .align-right {
    padding-left: ${space(4)};
    text-align: right;
  }

  ${media.belowTablet} {
    padding: ${space(4)} ${space(4)} 0;

    table,
    caption,
    tbody {
      display: block;
    }

    thead,
    .yearly {
      display: none;
    }

    tr {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      border-bottom: 1px solid ${colour.line};
    }

    th,
    td {
      border: 0;
    }
  }
`;
