import type { ReactNode } from "react";
import { withWord } from "../../charts/figure-text";
import { MetaRow } from "../../ui/MetaRow";

interface StudyMetaProps {
  study: Pick<Queries.CaseStudyPartFragment, "client" | "months"> & {
    fee?: string | null;
    payback?: string | null;
  };
  children?: ReactNode;
}

/** The client of a case study, the length of the engagement, and its fee and payback where content has them. */
export const StudyMeta = ({
  study: { client, months, fee, payback },
  children,
}: StudyMetaProps) => (
  <MetaRow>
    {children}
    <li>{client}</li>
    <li>{`${WORDS.cases.duration}: ${withWord(months, "months")}`}</li>
    {fee && <li>{`${WORDS.cases.fee}: ${fee}`}</li>}
    {payback && <li>{`${WORDS.cases.payback}: ${payback}`}</li>}
  </MetaRow>
);
