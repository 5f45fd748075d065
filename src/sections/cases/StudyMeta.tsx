import type { ReactNode } from "react";
import styled from "styled-components";
import { plural } from "../../lib/plural";
import { mixin } from "../../theme/mixins";

interface StudyMetaProps {
  study: Pick<Queries.CaseStudyPartFragment, "client" | "months">;
  children?: ReactNode;
}

/** The client of a case study, and the length of the engagement. */
export const StudyMeta = ({ study: { client, months }, children }: StudyMetaProps) => (
  <Line>
    {children}
    <li>{client}</li>
    <li>{`${WORDS.cases.duration}: ${plural(WORDS.cases.months, months)}`}</li>
  </Line>
);

const Line = styled.ul`
  ${mixin.row(1, 5)}
  ${mixin.note}
`;
