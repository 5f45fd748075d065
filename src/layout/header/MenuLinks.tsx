import { useId } from "react";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { headerHeight, radius, size, space } from "../../theme/tokens";
import { SiteLink } from "../../ui/SiteLink";

export interface MenuEntry {
  title: string;
  description: string;
  to: string;
}

interface MenuLinksProps {
  entries: readonly MenuEntry[];
  all: Queries.TextLinkFragment | undefined;
  further: readonly Queries.TextLinkFragment[];
}

export const MenuLinks = ({ entries, all, further }: MenuLinksProps) => {
  const id = useId();
  return (
    <>
      <Entries className="entries">
        {entries.map(({ title, description, to }) => (
          <li key={to}>
            <SiteLink to={to} aria-label={title} aria-describedby={id + to}>
              <strong>{title}</strong>
              <span id={id + to}>{description}</span>
            </SiteLink>
          </li>
        ))}
      </Entries>
      {all && (
        <Foot>
          {[all, ...further].map(({ label, to }) => (
            <SiteLink key={to} to={to}>
              {label}
            </SiteLink>
          ))}
        </Foot>
      )}
    </>
  );
};

/** In a low window the entries scroll, so that the last link stays in sight. */
const Entries = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(1)};
  max-height: calc(100vh - ${headerHeight} - 8rem);
  overflow-y: auto;
  overscroll-behavior: contain;

  li:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }

  a {
    ${mixin.entry}
    align-content: start;
    height: 100%;
    border-radius: ${radius.control};

    /* The scrolling list would cut off an outline around the link. */
    &:focus-visible {
      outline-offset: -2px;
    }
  }

  span {
    ${mixin.note}
  }
`;

const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: ${space(3)};
  ${mixin.ruled(1, 0)}
  font-weight: 600;

  a {
    padding: ${space(2)} ${space(3)};
  }

  a + a {
    font-size: ${size.small};
    font-weight: 400;
  }
`;
