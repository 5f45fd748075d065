import { useRef, type FocusEvent, type KeyboardEvent } from "react";
import styled from "styled-components";
import { look, space } from "../../theme/tokens";
import { IconButton } from "../../ui/Button";
import { Tooltip } from "../../ui/Tooltip";
import { SchemeControl, SchemeIcons } from "../SchemeControl";
import type { HoverMenus } from "./useHoverMenus";

const name = "theme";

export const ThemeMenu = ({ menus }: { menus: HoverMenus }) => {
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = menus.open === name;

  const close = () => {
    menus.hide();
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    close();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget) && isOpen)
      menus.hide();
  };

  return (
    <Item ref={root} className="needs-script" onKeyDown={onKeyDown} onBlur={onBlur}>
      <Tooltip text="Theme" repeats>
        {() => (
          <IconButton
            ref={button}
            type="button"
            aria-label="Theme"
            aria-expanded={isOpen}
            aria-controls={`menu-${name}`}
            onClick={() => menus.toggle(name)}
          >
            <SchemeIcons />
          </IconButton>
        )}
      </Tooltip>
      <Panel id={`menu-${name}`} hidden={!isOpen}>
        <SchemeControl onChoose={close} />
      </Panel>
    </Item>
  );
};

const Item = styled.li`
  position: relative;
`;

const Panel = styled.div`
  position: absolute;
  top: calc(100% + ${space(1)});
  right: 0;
  padding: ${space(2)};
  ${look.panel}

  [role="group"] {
    flex-direction: column;
    min-width: 8rem;
  }
`;
