import type { ReactNode } from "react";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";

interface StudyMetaProps {
  study: Pick<Queries.CaseStudyPartFragment, "client" | "months">;
  labels: Pick<Queries.CaseStudyLabelsPartFragment, "duration" | "month" | "months">;
  children?: ReactNode;
}

/** The client of a case study, and the length of the engagement. */
export const StudyMeta = ({ study: { client, months }, labels, children }: StudyMetaProps) => (
  <Line>
    {children}
    <li>{client}</li>
    <li>{`${labels.duration}: ${months} ${months === 1 ? labels.month : labels.months}`}</li>
  </Line>
);

const Line = styled.ul`
  ${mixin.row(1, 5)}
  ${mixin.note}
`;
