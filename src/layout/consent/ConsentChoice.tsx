import { graphql, Link, useStaticQuery } from "gatsby";
import { useEffect, useRef } from "react";
import styled from "styled-components";
import { notify } from "../../notifications/notify";
import { required } from "../../lib/required";
import { colour, media, radius, size, space } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import {
  setConsentQuestion,
  chooseConsent,
  useConsent,
  type Consent,
} from "../../analytics/consent";

export interface ConsentChoiceProps {
  /** False if the site measures nothing at all. */
  measured: boolean;
  /** True if the visitor opened the question: it then takes the focus, and returns it when it closes. */
  reopened: boolean;
}

/** The choice about analytics: beside the page, not over it, with both answers of equal weight. */
export const ConsentChoice = ({ measured, reopened }: ConsentChoiceProps) => {
  const data = useStaticQuery<Queries.ConsentChoiceQuery>(graphql`
    query ConsentChoice {
      siteSettings {
        consent {
          title
          text
          accept
          decline
          accepted
          declined
          unmeasured
          close
          policy {
            label
            to
          }
        }
      }
    }
  `);
  const copy = required(data.siteSettings, "site.yml").consent;
  const consent = useConsent();
  const title = useRef<HTMLHeadingElement>(null);
  const answers = { granted: copy.accepted, denied: copy.declined };

  useEffect(() => {
    if (!reopened) return undefined;
    const before = document.activeElement;
    const box = title.current?.parentElement;
    title.current?.focus();
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setConsentQuestion(false);
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
    // The pressed button is gone; unless the visitor had opened the question, the page takes the focus.
    if (!reopened) document.getElementById("content")?.focus({ preventScroll: true });
  };

  return (
    <Box aria-labelledby="consent-title" data-consent="" className="no-print">
      <h2 id="consent-title" ref={title} tabIndex={-1}>
        {copy.title}
      </h2>
      <p>{measured ? copy.text : copy.unmeasured}</p>
      {measured && consent && <p>{answers[consent]}</p>}
      <Row>
        {measured ? (
          <>
            <Button type="button" $variant="outline" onClick={() => choose("granted")}>
              {copy.accept}
            </Button>
            <Button type="button" $variant="outline" onClick={() => choose("denied")}>
              {copy.decline}
            </Button>
          </>
        ) : (
          <Button type="button" $variant="outline" onClick={() => setConsentQuestion(false)}>
            {copy.close}
          </Button>
        )}
        <Link to={copy.policy.to}>{copy.policy.label}</Link>
      </Row>
    </Box>
  );
};

const Box = styled.section`
  position: fixed;
  right: ${space(4)};
  bottom: ${space(4)};
  left: ${space(4)};
  z-index: 15;
  display: grid;
  gap: ${space(3)};
  max-height: 60vh;
  overflow-y: auto;
  padding: ${space(5)};
  border: 1px solid ${colour.edge};
  border-radius: ${radius.panel};
  background: ${colour.surface};
  font-size: 0.9375rem;
  line-height: 1.5;

  ${media.tablet} {
    right: auto;
    bottom: ${space(8)};
    left: ${space(8)};
    width: 25rem;
  }

  h2 {
    font-size: 1.375rem;
  }

  p {
    color: ${colour.muted};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: center;

  a {
    padding-block: ${space(1)};
    font-size: ${size.small};
  }
`;
