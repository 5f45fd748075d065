import { Link } from "gatsby";
import {
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from "react";
import styled from "styled-components";
import { dropdownAttribute } from "../../browser/late-scripts";
import { barHeight, colour, motion, radius, size, space } from "../../theme/tokens";
import { Icon } from "../../ui/Icon";
import { disclosure } from "./disclosure";
import type { HoverMenus } from "./useHoverMenus";

export interface MenuEntry {
  title: string;
  description: string;
  to: string;
}

interface MenuLink {
  label: string;
  to: string;
}

interface DropdownProps {
  name: string;
  label: string;
  entries: readonly MenuEntry[];
  /** A last link below the entries. */
  all?: MenuLink;
  /** Links beside that one. */
  further?: readonly MenuLink[];
  /** The address of the current page. */
  path: string;
  menus: HoverMenus;
}

const mouseOnly = (act: () => void) => (event: PointerEvent) => {
  if (event.pointerType === "mouse") act();
};

/** A disclosure of the top bar: a button, and a panel of links below it. */
export const Dropdown = ({
  name,
  label,
  entries,
  all,
  further = [],
  path,
  menus,
}: DropdownProps) => {
  const root = useRef<HTMLLIElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const isOpen = menus.open === name;
  const panelId = `menu-${name}`;
  const here = entries.some(({ to }) => to === path) || all?.to === path;

  // Before hydration, the panel opens by style; a pointer's early presses count from there.
  const { adopt } = menus;
  useLayoutEffect(() => {
    if (root.current?.matches(":hover")) adopt(name);
  }, [adopt, name]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isOpen) {
      event.stopPropagation();
      menus.hide();
      trigger.current?.focus();
    } else if (event.key === "ArrowDown" && event.target === trigger.current) {
      event.preventDefault();
      menus.show(name);
      // The panel can take focus once it is visible, one frame later.
      requestAnimationFrame(() => root.current?.querySelector<HTMLElement>("a")?.focus());
    }
  };

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget) && isOpen)
      menus.hide();
  };

  return (
    <Item
      ref={root}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onPointerLeave={mouseOnly(menus.leave)}
      {...{ [dropdownAttribute]: name }}
    >
      <Trigger
        ref={trigger}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        data-here={here || undefined}
        onClick={() => menus.toggle(name)}
        onPointerEnter={mouseOnly(() => menus.enterTrigger(name))}
      >
        {label}
        <Icon name="chevron" size={16} />
      </Trigger>
      <Panel
        id={panelId}
        data-open={isOpen || undefined}
        onPointerEnter={mouseOnly(menus.enterPanel)}
      >
        <Entries className="entries">
          {entries.map(({ title, description, to }) => (
            <li key={to}>
              <Link to={to} aria-current={to === path ? "page" : undefined} onClick={menus.hide}>
                <strong>{title}</strong>
                <span>{description}</span>
              </Link>
            </li>
          ))}
        </Entries>
        {all && (
          <Foot>
            {[all, ...further].map(({ label: words, to }) => (
              <Link
                key={to}
                to={to}
                aria-current={to === path ? "page" : undefined}
                onClick={menus.hide}
              >
                {words}
              </Link>
            ))}
          </Foot>
        )}
      </Panel>
    </Item>
  );
};

const Item = styled.li`
  position: relative;
`;

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${barHeight};
  padding: 0 ${space(3)};
  ${disclosure}

  &:hover,
  &[data-here] {
    color: ${colour.keel};
  }
`;

const Panel = styled.div`
  position: absolute;
  top: calc(100% - ${space(2)});
  left: 50%;
  width: 600px;
  padding: ${space(4)};
  border: 1px solid ${colour.line};
  border-radius: ${radius.panel};
  background: ${colour.surface};
  visibility: hidden;
  opacity: 0;
  transform: translate(-50%, -4px);
  transition:
    opacity ${motion.quick},
    transform ${motion.quick},
    visibility 0s 150ms;

  &[data-open],
  html:not([data-hydrated]) ${Item}:hover > &,
  html:not([data-hydrated]) ${Item}:has(:focus-visible) > [aria-expanded="true"] ~ &,
  html:not([data-js]) ${Item}:focus-within > & {
    visibility: visible;
    opacity: 1;
    transform: translate(-50%, 0);
    transition:
      opacity ${motion.quick},
      transform ${motion.quick};
  }

  /* The gap between the bar and the panel counts as the panel. */
  &::before {
    content: "";
    position: absolute;
    inset: -${space(3)} -${space(6)} auto;
    height: ${space(3)};
  }
`;

/** In a low window the entries scroll, so that the last link stays in sight. */
const Entries = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(1)};
  max-height: calc(100vh - ${barHeight} - 8rem);
  overflow-y: auto;
  overscroll-behavior: contain;

  a {
    display: grid;
    gap: ${space(1)};
    align-content: start;
    height: 100%;
    padding: ${space(3)};
    border-radius: ${radius.control};
    color: ${colour.ink};
    line-height: 1.35;
    text-decoration: none;
  }

  a:hover,
  a[aria-current] {
    background: ${colour.sunken};
  }

  /* What scrolls would cut a ring around the link. */
  a:focus-visible {
    outline-offset: -2px;
  }

  strong {
    font-weight: 600;
  }

  span {
    color: ${colour.muted};
    font-size: ${size.small};
  }
`;

const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: ${space(3)};
  padding-top: ${space(1)};
  border-top: 1px solid ${colour.line};

  font-weight: 600;

  a {
    padding: ${space(2)} ${space(3)};
  }

  a + a {
    font-size: ${size.small};
    font-weight: 400;
  }
`;
