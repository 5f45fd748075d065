import type { ReactNode } from "react";
import styled from "styled-components";
import { hydratedAttribute } from "../../browser/hydration";
import { mixin } from "../../theme/mixins";
import { colour, headerHeight, media, motion, space } from "../../theme/tokens";
import { Icon } from "../../ui/Icon";
import { SiteLink } from "../../ui/SiteLink";
import { HeaderCta } from "./HeaderCta";
import type { MenuEntry } from "./MenuLinks";
import { SchemeControl } from "./SchemeControl";
import { useNavigation } from "./useNavigation";

interface MobileMenuProps {
  id: string;
  open: boolean;
}

const ExpandableGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <li>
    <details className="group">
      <summary>
        {label}
        <Icon name="chevron" />
      </summary>
      <ul className="section">{children}</ul>
    </details>
  </li>
);

/** The menu panel on small screens. While closed, it contains nothing that can take focus. */
export const MobileMenu = ({ id, open }: MobileMenuProps) => {
  const { services, about, links, call, entries } = useNavigation();
  const entry = ({ label, to }: Queries.TextLinkFragment) => (
    <li key={to}>
      <SiteLink to={to}>{label}</SiteLink>
    </li>
  );
  const titledEntry = ({ title, to }: MenuEntry) => entry({ label: title, to });
  return (
    <Panel id={id} hidden={!open}>
      <ul className="menu">
        <ExpandableGroup label={services.label}>
          {entries.slice(0, services.mobileCount).map(titledEntry)}
          {entry(services.all)}
        </ExpandableGroup>
        <ExpandableGroup label={about.label}>{about.entries.map(titledEntry)}</ExpandableGroup>
        {[...links, ...services.further].map(entry)}
      </ul>
      <Foot>
        <HeaderCta call={call} />
        {SITE.hasDarkScheme && <SchemeControl />}
      </Foot>
    </Panel>
  );
};

const Panel = styled.div`
  max-height: calc(100dvh - ${headerHeight});
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(2)} ${space(5)} ${space(8)};
  border-bottom: 1px solid ${colour.line};
  background: ${colour.paper};

  ${media.desktop} {
    display: none;
  }

  /* The page behind the open menu does not scroll; before hydration, the layout would delay the answer to a press. */
  ${media.belowDesktop} {
    html[${hydratedAttribute}]:has(&:not([hidden])) {
      overflow: hidden;
    }
  }

  .menu > li {
    border-bottom: 1px solid ${colour.line};
  }

  .menu :is(a, summary) {
    display: flex;
    justify-content: space-between;
    align-items: center;
    min-height: 3rem;
    color: ${colour.ink};
    font-weight: 500;
    text-decoration: none;
  }

  summary svg {
    transition: transform ${motion.quick};
  }

  [open] > summary svg {
    transform: rotate(180deg);
  }

  .menu a[aria-current] {
    color: ${colour.accent};
  }

  .section {
    padding-block: 0 ${space(3)};
    padding-inline: ${space(4)} 0;
  }

  .section a {
    min-height: 2.5rem;
    font-weight: 400;
  }
`;

const Foot = styled.div`
  ${mixin.ends(4)}
  margin-top: ${space(6)};
`;
