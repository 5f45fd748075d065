import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { space } from "../../theme/tokens";
import { IconButton } from "../../ui/Button";
import { Tooltip } from "../../ui/Tooltip";
import { SchemeControl, SchemeIcons } from "../SchemeControl";
import { usePanel, type HoverMenus } from "./useHoverMenus";

const name = "theme";

export const SchemeMenu = ({ menus }: { menus: HoverMenus }) => {
  const { root, button, isOpen, close, onKeyDown, onBlur } = usePanel(menus, name);
  return (
    <Item ref={root} className="needs-script" onKeyDown={onKeyDown} onBlur={onBlur}>
      <Tooltip text={WORDS.theme.label}>
        <IconButton
          ref={button}
          type="button"
          aria-label={WORDS.theme.label}
          aria-expanded={isOpen}
          aria-controls={`menu-${name}`}
          onClick={() => menus.toggle(name)}
        >
          <SchemeIcons />
        </IconButton>
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
  inset-inline-end: 0;
  padding: ${space(2)};
  ${mixin.panel}

  [role="group"] {
    flex-direction: column;
    min-width: 8rem;
  }
`;
