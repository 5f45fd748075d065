import { graphql, useStaticQuery } from "gatsby";
import { useEffect, useRef } from "react";
import styled from "styled-components";
import { notify } from "../../notifications/notify";
import { required } from "../../lib/required";
import { mixin } from "../../theme/mixins";
import { colour, media, radius, size, space } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { TextLink } from "../../ui/TextLink";
import { setBannerReopened, chooseConsent, useConsent } from "../../analytics/consent";
import type { Consent } from "../../analytics/events";

interface ConsentBannerProps {
  /** True if the visitor opened the banner again: it then takes the focus, and returns it when it closes. */
  reopened: boolean;
}

/** The banner that asks for consent to analytics: a strip at the window's bottom edge, with both answers of equal weight. */
export const ConsentBanner = ({ reopened }: ConsentBannerProps) => {
  const data = useStaticQuery<Queries.ConsentBannerQuery>(graphql`
    query ConsentBanner {
      siteSettings {
        consent {
          title
          text
          policy {
            ...TextLink
          }
        }
      }
    }
  `);
  const copy = required(data.siteSettings, "site.yml").consent;
  const consent = useConsent();
  const title = useRef<HTMLHeadingElement>(null);
  const answers = { granted: WORDS.consent.accepted, denied: WORDS.consent.declined };

  useEffect(() => {
    if (!reopened) return undefined;
    const before = document.activeElement;
    const box = title.current?.parentElement;
    title.current?.focus();
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setBannerReopened(false);
    };
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("keydown", onKey);
      // A visitor who has moved the focus elsewhere meanwhile keeps it there.
      const { activeElement, body } = document;
      if (activeElement !== body && !box?.contains(activeElement)) return;
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [reopened]);

  const choose = (choice: Consent) => {
    chooseConsent(choice);
    notify.success(answers[choice]);
    // The pressed button is gone; unless the visitor had opened the banner, the page takes the focus.
    if (!reopened) document.getElementById("content")?.focus({ preventScroll: true });
  };

  const answer = (label: string, choice: Consent) => (
    <Button type="button" $variant="outline" $size="sm" onClick={() => choose(choice)}>
      {label}
    </Button>
  );

  return (
    <Banner
      aria-labelledby="consent-title"
      data-consent=""
      data-reopened={reopened || undefined}
      className="no-print"
    >
      <h2 id="consent-title" ref={title} tabIndex={-1}>
        {copy.title}
      </h2>
      <Answers>
        {answer(WORDS.consent.accept, "granted")}
        {answer(WORDS.consent.decline, "denied")}
      </Answers>
      <p>
        {`${copy.text} `}
        <TextLink {...copy.policy} />
      </p>
      {consent && <p>{answers[consent]}</p>}
    </Banner>
  );
};

/**
 * In the right-hand corner of a wide screen, because headings are on the left. Hidden while a toast shows, unless the
 * visitor has opened it.
 */
const Banner = styled.section`
  position: fixed;
  inset: auto 0 0;
  z-index: 15;
  ${mixin.row(0, 3)}
  align-items: center;
  max-height: 50vh;
  overflow-y: auto;
  padding: ${space(2)} ${space(3)};
  border-top: 1px solid ${colour.edge};
  background: ${colour.surface};
  font-size: 0.8125rem;
  line-height: 1.35;

  html:has(.Toastify__toast) &:not(:focus-within, [data-reopened]) {
    visibility: hidden;
  }

  h2 {
    flex: 1 1 10rem;
    ${mixin.plain("inherit")}
    line-height: inherit;
    text-wrap: wrap;
  }

  p {
    flex: 1 0 100%;
    color: ${colour.muted};
  }

  ${media.tablet} {
    inset-inline-start: auto;
    max-width: 44rem;
    padding: ${space(3)} ${space(5)};
    border-inline-start: 1px solid ${colour.edge};
    border-start-start-radius: ${radius.panel};
    font-size: ${size.small};
  }
`;

const Answers = styled.div`
  ${mixin.row(2)}
`;
