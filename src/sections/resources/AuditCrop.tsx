import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, media, radius, size, space } from "../../theme/tokens";
import { LeakTable, SheetHead } from "./AuditSheet";

/** The corner of the audit's sample sheet: its head and the first leaks, cut off below. */
export const AuditCrop = ({ sample }: { sample: Queries.AuditSheetFragment }) => (
  <Corner>
    <SheetHead {...sample} />
    <p id="crop-leaks">{sample.leaksTitle}</p>
    <LeakTable sample={sample} labelledBy="crop-leaks" short />
  </Corner>
);

const Corner = styled.div`
  overflow: hidden;
  max-height: 18rem;
  padding: ${space(5)} ${space(6)} 0;
  ${mixin.panel}
  border-color: ${colour.edge};
  border-bottom: 0;
  border-radius: ${radius.panel} ${radius.panel} 0 0;
  mask: linear-gradient(${colour.ink} calc(100% - 3rem), transparent);

  > p {
    padding-block: ${space(4)} ${space(2)};
    ${mixin.serif(size.title)}
  }

  div > small {
    display: none;
  }

  thead th + th {
    text-align: end;
  }

  ${media.print} {
    max-height: none;
    mask: none;
  }

  ${media.belowTablet} {
    padding: ${space(4)} ${space(4)} 0;
  }
`;
