import { useContext } from "react";
import { CurrentPage } from "../../browser/page-path";
import { ButtonLink } from "../../ui/Button";

interface HeaderCtaProps {
  call: Queries.TextLinkFragment;
  small?: boolean;
  onFollow?: () => void;
}

/** The call of the header, which tells the contact form the service that the page is about. */
export const HeaderCta = ({ call, small, onFollow }: HeaderCtaProps) => {
  const topic = useContext(CurrentPage).topic;
  const state = topic ? { topic } : undefined;
  return (
    <ButtonLink to={call.to} state={state} onClick={onFollow} $size={small ? "sm" : undefined}>
      {call.label}
    </ButtonLink>
  );
};
