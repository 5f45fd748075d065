import { graphql } from "gatsby";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, media, space } from "../../theme/tokens";
import { StackedTable } from "../../ui/StackedTable";
import { auditSums, dollars } from "./audit-sums";
import { SheetHead } from "./SheetHead";

/** The corner of the audit's sample sheet: its head and the first leaks, cut off below. */
export const AuditCrop = ({ sample }: { sample: Queries.AuditCropPartFragment }) => {
  const { leak, yearly, perWeek } = sample.columns;
  return (
    <Corner>
      <SheetHead {...sample} />
      <p id="crop-leaks">{sample.leaksTitle}</p>
      <StackedTable labelledBy="crop-leaks" heads={[leak, yearly, perWeek]}>
        <tbody>
          {auditSums(sample.leaks)
            .rows.slice(0, 4)
            .map((row) => (
              <tr key={row.title}>
                <th scope="row">{row.title}</th>
                <td className="yearly">{dollars(row.yearly)}</td>
                <td className="beside">{dollars(row.perWeek)}</td>
              </tr>
            ))}
        </tbody>
      </StackedTable>
    </Corner>
  );
};

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
  ${mixin.panel}
  border-color: ${colour.edge};
  border-bottom: 0;
  border-end-start-radius: 0;
  border-end-end-radius: 0;
  mask: linear-gradient(${colour.ink} calc(100% - 3rem), transparent);

  > p {
    padding-block: ${space(5)} ${space(3)};
    ${mixin.serif("1.5rem")}
    line-height: 1.15;
  }

  th + th,
  td {
    text-align: right;
  }

  ${media.belowTablet} {
    padding: ${space(4)} ${space(4)} 0;

    .stacked .yearly {
      display: none;
    }
  }
`;
