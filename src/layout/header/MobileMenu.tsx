import { Link } from "gatsby";
import { useId, useState, type ReactNode } from "react";
import styled from "styled-components";
import { barHeight, colour, look, space } from "../../theme/tokens";
import { ButtonLink } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { SchemeControl } from "../SchemeControl";
import { disclosure } from "./disclosure";

interface MenuLink {
  label: string;
  to: string;
}

interface MobileMenuProps {
  id: string;
  open: boolean;
  services: { label: string; links: readonly MenuLink[] };
  about: { label: string; links: readonly MenuLink[] };
  links: readonly MenuLink[];
  call: MenuLink;
  path: string;
  /** Called when any link is followed, even one to the current page. */
  onFollow: () => void;
}

const ExpandableGroup = ({ label, children }: { label: string; children: ReactNode }) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <li>
      <Toggle
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen((isOpen) => !isOpen)}
      >
        {label}
        <Icon name="chevron" />
      </Toggle>
      <ul id={id} className="section" hidden={!open}>
        {children}
      </ul>
    </li>
  );
};

/** The panel of small screens. While closed, it contains nothing that can take focus. */
export const MobileMenu = ({
  id,
  open,
  services,
  about,
  links,
  call,
  path,
  onFollow,
}: MobileMenuProps) => {
  const entry = ({ label, to }: MenuLink) => (
    <li key={to}>
      <Link to={to} aria-current={to === path ? "page" : undefined} onClick={onFollow}>
        {label}
      </Link>
    </li>
  );
  return (
    <Panel id={id} hidden={!open}>
      <ul className="menu">
        <ExpandableGroup label={services.label}>{services.links.map(entry)}</ExpandableGroup>
        <ExpandableGroup label={about.label}>{about.links.map(entry)}</ExpandableGroup>
        {links.map(entry)}
      </ul>
      <Foot>
        <ButtonLink to={call.to} onClick={onFollow}>
          {call.label}
        </ButtonLink>
        <SchemeControl />
      </Foot>
    </Panel>
  );
};

const Panel = styled.div`
  max-height: calc(100vh - ${barHeight});
  max-height: calc(100dvh - ${barHeight});
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(2)} ${space(5)} ${space(8)};
  border-bottom: 1px solid ${colour.line};
  background: ${colour.paper};

  &[hidden] {
    display: none;
  }

  .menu > li {
    border-bottom: 1px solid ${colour.line};
  }

  a:not([class]) {
    display: flex;
    align-items: center;
    min-height: 3rem;
    color: ${colour.ink};
    font-weight: 500;
    text-decoration: none;
  }

  a:not([class])[aria-current] {
    color: ${colour.keel};
  }

  .section {
    padding: 0 0 ${space(3)} ${space(4)};
  }

  .section a {
    min-height: 2.5rem;
    font-weight: 400;
  }
`;

const Toggle = styled.button`
  display: flex;
  justify-content: space-between;
  align-items: center;
  width: 100%;
  min-height: 3rem;
  padding: 0;
  ${disclosure}
`;

const Foot = styled.div`
  ${look.row(4)}
  justify-content: space-between;
  align-items: center;
  margin-top: ${space(6)};
`;
