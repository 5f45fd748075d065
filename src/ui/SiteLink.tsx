import { Link, type GatsbyLinkProps } from "gatsby";
import { eventAttribute, stateAttribute } from "../browser/hydration";
import { browserAddress, downloadEvent, linkKind } from "../lib/link-kind";

type SiteLinkProps = Omit<GatsbyLinkProps<unknown>, "ref">;

/**
 * A link to an address from content: a page of the site, a file, another site, an email address, a telephone number.
 * Nothing if the address is empty, because it would lead to a part of the site that is off.
 */
export const SiteLink = ({ to, state, children, ...attributes }: SiteLinkProps) => {
  if (to === "") return null;
  const kind = linkKind(to);
  if (kind === "page")
    return (
      <Link
        to={to}
        state={state}
        {...(state ? { [stateAttribute]: JSON.stringify(state) } : {})}
        {...attributes}
      >
        {children}
      </Link>
    );
  const address = SITE.prefix && kind === "file" ? SITE.prefix + to : browserAddress(to);
  const event = kind === "file" ? { [eventAttribute]: downloadEvent(to) } : {};
  return (
    <a href={kind && address} {...event} {...attributes}>
      {children}
    </a>
  );
};
