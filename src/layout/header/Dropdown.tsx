import { useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent } from "react";
import styled, { css } from "styled-components";
import { dropdownAttribute } from "../../browser/hydration";
import { mixin } from "../../theme/mixins";
import { colour, headerHeight, motion, space } from "../../theme/tokens";
import { Icon } from "../../ui/Icon";
import { MenuLinks, type MenuEntry } from "./MenuLinks";
import type { HoverMenus } from "./useHoverMenus";

interface DropdownProps {
  name: string;
  label: string;
  entries: readonly MenuEntry[];
  /** A last link below the entries. */
  all?: Queries.TextLinkFragment;
  further?: readonly Queries.TextLinkFragment[];
  menus: HoverMenus;
}

const mouseOnly = (act: () => void) => (event: PointerEvent) => {
  if (event.pointerType === "mouse") act();
};

/** A disclosure in the header: a button with a panel of links below it. */
export const Dropdown = ({ name, label, entries, all, further = [], menus }: DropdownProps) => {
  const root = useRef<HTMLLIElement>(null);
  const isOpen = menus.open === name;
  const panelId = `menu-${name}`;

  // Before hydration, CSS opens the panel on hover; `keepOpen` does so after a repeated early press.
  const { keepOpen } = menus;
  useLayoutEffect(() => {
    if (root.current?.matches(":hover")) keepOpen(name);
  }, [keepOpen, name, root]);

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    menus.show(name);
    // The panel can take focus once it is visible, one frame later.
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>("a")?.focus());
  };

  return (
    <Item ref={root} onPointerLeave={mouseOnly(menus.leave)} {...{ [dropdownAttribute]: name }}>
      <Trigger
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => menus.toggle(name)}
        onKeyDown={onKey}
        onPointerEnter={mouseOnly(() => menus.enterTrigger(name))}
      >
        {label}
        <Icon name="chevron" size={16} />
      </Trigger>
      <Panel id={panelId} data-open={isOpen || undefined} onPointerEnter={mouseOnly(menus.cancel)}>
        <MenuLinks {...{ entries, all, further }} />
      </Panel>
    </Item>
  );
};

const Item = styled.li`
  position: relative;
`;

/** An entry of the wide menu: the button of a panel, or a link. */
export const menuEntry = css`
  display: inline-flex;
  align-items: center;
  min-height: ${headerHeight};
  padding: 0 ${space(3)};
  font-weight: 500;

  &:is(:hover, [aria-current], :has(~ div [aria-current])) {
    color: ${colour.accent};
  }
`;

const Trigger = styled.button`
  ${menuEntry}
  gap: ${space(1)};

  svg {
    transition: transform ${motion.quick};
  }

  &[aria-expanded="true"] svg {
    transform: rotate(180deg);
  }
`;

const Panel = styled.div`
  position: absolute;
  top: calc(100% - ${space(2)});
  left: 50%;
  width: 600px;
  padding: ${space(4)};
  ${mixin.panel}
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
`;
