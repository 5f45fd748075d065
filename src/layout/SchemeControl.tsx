import styled from "styled-components";
import { chooseScheme, useScheme } from "../browser/useScheme";
import { schemeChoices, type SchemeChoice } from "../theme/scheme";
import { mixin } from "../theme/mixins";
import { colour, media, radius, size, space } from "../theme/tokens";
import { Icon, type IconName } from "../ui/Icon";

const icons: Record<SchemeChoice, IconName> = { light: "sun", dark: "moon", system: "system" };

/** Chooses the light scheme, the dark one or the system's. Hidden without script, which it needs. */
export const SchemeControl = ({ onChoose }: { onChoose?: () => void }) => {
  const scheme = useScheme();
  return (
    <Group role="group" aria-label={WORDS.theme.label} className="needs-script">
      {schemeChoices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={scheme === choice}
          data-set-scheme={choice}
          onClick={() => {
            chooseScheme(choice);
            onChoose?.();
          }}
        >
          <Icon name={icons[choice]} size={18} />
          {WORDS.theme[choice]}
        </button>
      ))}
    </Group>
  );
};

/** The icons of all choices; CSS shows the current one, so that it is right before scripts run. */
export const SchemeIcons = () => (
  <Icons>
    {schemeChoices.map((choice) => (
      <span key={choice} data-scheme={choice}>
        <Icon name={icons[choice]} />
      </span>
    ))}
  </Icons>
);

const Group = styled.div`
  ${mixin.row(1)}

  button {
    display: flex;
    gap: ${space(2)};
    align-items: center;
    min-height: 2.25rem;
    padding: 0 ${space(3)};
    border-radius: ${radius.control};
    color: ${colour.muted};
    font-size: ${size.small};
    font-weight: 500;
  }

  button:hover {
    color: ${colour.ink};
  }

  button[aria-pressed="true"] {
    background: ${colour.sunken};
    color: ${colour.accent};

    ${media.forced} {
      text-decoration: underline;
    }
  }
`;

const Icons = styled.span`
  display: grid;

  > * {
    display: none;
  }

  html[data-theme="light"] & > [data-scheme="light"],
  html[data-theme="dark"] & > [data-scheme="dark"],
  html:not([data-theme]) & > [data-scheme="system"] {
    display: block;
  }
`;
