import styled from "styled-components";
import { showScheme } from "../../browser/show-scheme";
import { schemeChoices, schemeKey } from "../../theme/scheme";
import { space } from "../../theme/tokens";
import { Icon } from "../../ui/Icon";

const icons = { light: "sun", dark: "moon", system: "system" } as const;

/**
 * Chooses the light scheme, the dark one or the system's, which `src/inline-scripts/scheme.ts` applies. Hidden without
 * script, which it needs.
 */
export const SchemeControl = () => (
  <Frame className="needs-script">
    {schemeChoices.map((choice) => (
      <span key={choice} data-scheme={choice}>
        <Icon name={icons[choice]} />
      </span>
    ))}
    <select ref={showScheme} name={schemeKey} defaultValue="system" aria-label={WORDS.theme.label}>
      {schemeChoices.map((choice) => (
        <option key={choice} value={choice}>
          {WORDS.theme[choice]}
        </option>
      ))}
    </select>
  </Frame>
);

/** The icon of the current choice follows from the attribute of `<html>`, so that it is right before scripts run. */
const Frame = styled.div`
  display: grid;
  align-items: center;

  > * {
    grid-area: 1 / 1;
  }

  span {
    display: none;
    margin-inline-start: ${space(3)};
  }

  html[data-theme="light"] & > [data-scheme="light"],
  html[data-theme="dark"] & > [data-scheme="dark"],
  html:not([data-theme]) & > [data-scheme="system"] {
    display: block;
  }

  select {
    height: 2.75rem;
    padding-inline: 2.75rem ${space(3)};
    border: 0;
    background: none;
    appearance: none;
    cursor: pointer;
  }

  /* The wide menu shows only the icon. */
  li > & > select {
    width: 2.75rem;
    padding-inline-end: 0;
  }
`;
