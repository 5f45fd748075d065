import styled from "styled-components";
import { chooseScheme, useScheme } from "../browser/useScheme";
import { schemeChoices, type SchemeChoice } from "../theme/scheme";
import { colour, radius } from "../theme/tokens";
import { Icon, type IconName } from "../ui/Icon";
import { Tooltip } from "../ui/Tooltip";

const appearance: Record<SchemeChoice, { label: string; icon: IconName }> = {
  light: { label: "Light", icon: "sun" },
  dark: { label: "Dark", icon: "moon" },
  system: { label: "System", icon: "system" },
};

/** Chooses the light scheme, the dark one or the system's. It needs script, and is hidden without. */
export const SchemeControl = () => {
  const scheme = useScheme();
  return (
    <Group role="group" aria-label="Theme" className="needs-script">
      {schemeChoices.map((choice) => (
        <Tooltip key={choice} text={appearance[choice].label} repeats>
          {() => (
            <button
              type="button"
              aria-pressed={scheme === choice}
              aria-label={appearance[choice].label}
              onClick={() => chooseScheme(choice)}
            >
              <Icon name={appearance[choice].icon} size={18} />
            </button>
          )}
        </Tooltip>
      ))}
    </Group>
  );
};

const Group = styled.div`
  display: inline-flex;
  border: 1px solid ${colour.edge};
  border-radius: ${radius.control};

  button {
    display: grid;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    padding: 0;
    border: 0;
    border-radius: 3px;
    background: none;
    color: ${colour.muted};
    cursor: pointer;
  }

  button:hover {
    color: ${colour.ink};
  }

  button[aria-pressed="true"] {
    background: ${colour.ink};
    color: ${colour.paper};
  }
`;
