import styled, { css } from "styled-components";
import { pendingAttribute } from "../browser/hydration";
import { colour, media, motion, radius, size, space } from "../theme/tokens";
import { SiteLink } from "./SiteLink";

export type ButtonVariant = keyof typeof variants;

export type ButtonSize = keyof typeof sizes;

interface ButtonStyle {
  $variant?: ButtonVariant;
  $size?: ButtonSize;
}

const paint = (background: string, border: string, text: string) => css`
  background: ${background};
  border-color: ${border};
  color: ${text};
`;

const variants = {
  default: paint(colour.accent, colour.accent, colour.onAccent),
  outline: paint("transparent", colour.edge, colour.ink),
  ghost: paint("transparent", "transparent", colour.ink),
};

const sizes = {
  default: css`
    min-height: 2.75rem;
    padding: ${space(2)} ${space(5)};
  `,
  sm: css`
    min-height: 2.25rem;
    padding: ${space(1)} ${space(3)};
    font-size: ${size.small};
  `,
  lg: css`
    min-height: 3.25rem;
    padding: ${space(3)} ${space(7)};
    font-size: ${size.lead};

    ${media.narrow} {
      padding-inline: ${space(5)};
    }
  `,
  icon: css`
    width: 2.75rem;
    min-height: 2.75rem;
    padding: 0;
  `,
};

const buttonStyles = css<ButtonStyle>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-wrap: balance;
  text-decoration: none;
  cursor: pointer;
  transition:
    filter ${motion.quick},
    background-color ${motion.quick};
  ${({ $size = "default" }) => sizes[$size]}
  ${({ $variant = "default" }) => variants[$variant]}

  &:hover {
    filter: brightness(1.12);
    text-decoration-thickness: 2px;
  }

  &:active {
    filter: brightness(0.92);
  }

  /* The last selector: a form that was submitted before its script has loaded. */
  &:disabled,
  &[aria-disabled="true"],
  form[data-pressed][${pendingAttribute}] &[type="submit"] {
    cursor: not-allowed;
    filter: none;
    background: ${colour.sunken};
    border-color: ${colour.line};
    color: ${colour.muted};
  }

  ${media.print} {
    display: none;
  }
`;

export const Button = styled.button<ButtonStyle>`
  ${buttonStyles}
`;

export const ButtonLink = styled(SiteLink)<ButtonStyle>`
  ${buttonStyles}
`;

/** A button with only an icon, large enough for touch. `aria-label` has its name. */
export const IconButton = styled(Button).attrs({ $variant: "ghost", $size: "icon" })``;
