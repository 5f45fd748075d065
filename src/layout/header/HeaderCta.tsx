import { useContext } from "react";
import { CurrentPage, PagePath } from "../../browser/page-path";
import { useSite } from "../../queries/useSite";
import { ButtonLink } from "../../ui/Button";

interface HeaderCtaProps {
  call: Queries.TextLinkFragment;
  small?: boolean;
  /** True if there is no room for an address. */
  short?: boolean;
}

/**
 * The call of the header, which tells the contact form the service that the page is about. On the page that it leads to, the
 * mail address has its place.
 */
export const HeaderCta = ({ call, small, short }: HeaderCtaProps) => {
  const { email } = useSite();
  const isThere = useContext(PagePath) === call.to;
  const topic = useContext(CurrentPage).topic;
  const state = topic ? { topic } : undefined;
  return (
    <ButtonLink
      to={isThere ? `mailto:${email}` : call.to}
      state={state}
      $size={small ? "sm" : undefined}
    >
      {isThere ? (short ? WORDS.contact.email : email) : call.label}
    </ButtonLink>
  );
};
