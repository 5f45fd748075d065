import styled from "styled-components";
import type { useSite } from "../queries/useSite";
import { size, space } from "../theme/tokens";
import { IconButton } from "../ui/Button";
import { Container } from "../ui/Container";
import { Icon } from "../ui/Icon";
import { TextLink } from "../ui/TextLink";

type AnnouncementProps = NonNullable<ReturnType<typeof useSite>["announcement"]>;

/**
 * The announcement below the header. `src/inline-scripts/announcement.ts` shows and closes it; without script, it shows
 * if its first day has come when the site is built.
 */
export const Announcement = ({ text, link }: AnnouncementProps) => (
  <Bar
    aria-label={WORDS.announcement.label}
    className={SITE.announcement?.begun ? "brand no-print begun" : "brand no-print"}
  >
    <Container>
      <p>
        {`${text} `}
        {link && <TextLink {...link} />}
      </p>
      <IconButton
        type="button"
        aria-label={WORDS.announcement.close}
        className="needs-script"
        data-close-announcement=""
      >
        <Icon name="close" />
      </IconButton>
    </Container>
  </Bar>
);

const Bar = styled.section`
  display: none;

  html[data-announcement] &,
  html:not([data-js]) &.begun {
    display: block;
  }

  > div {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: ${space(4)};
  }

  p {
    padding-block: ${space(2)};
    font-size: ${size.small};
    line-height: 1.4;
  }

  a {
    font-weight: 600;
    white-space: nowrap;
  }

  button {
    margin-inline-end: -${space(3)};
  }
`;
