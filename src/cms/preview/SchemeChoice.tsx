import styled from "styled-components";
import { colour, radius, size, space, type Scheme } from "../../theme/tokens";

interface SchemeChoiceProps {
  value: Scheme;
  onChange: (value: Scheme) => void;
}

const names: Record<Scheme, string> = { light: "Light", dark: "Dark" };

/** Above the previewed page: in which of its two schemes it is shown. */
export const SchemeChoice = ({ value, onChange }: SchemeChoiceProps) => (
  <Bar role="group" aria-label="Colours of the preview">
    {(["light", "dark"] as const).map((scheme) => (
      <button
        key={scheme}
        type="button"
        aria-pressed={value === scheme}
        onClick={() => onChange(scheme)}
      >
        {names[scheme]}
      </button>
    ))}
  </Bar>
);

const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: 5;
  display: flex;
  gap: ${space(1)};
  justify-content: start;
  padding: ${space(1)} ${space(2)};
  border-bottom: 1px solid ${colour.line};
  background: ${colour.surface};
  font-size: ${size.small};

  button {
    padding: ${space(0.5)} ${space(3)};
    border: 1px solid transparent;
    border-radius: ${radius.control};
    background: none;
    color: ${colour.muted};
    cursor: pointer;
  }

  button[aria-pressed="true"] {
    border-color: ${colour.edge};
    color: ${colour.ink};
  }
`;
