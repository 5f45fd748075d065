import { useEffect, useState, type ComponentType } from "react";
import styled, { css } from "styled-components";
import { colour, font, radius, size, space } from "../theme/tokens";
import { fetchToasts } from "./fetch-toasts";
import { onNotify } from "./notify";

interface Spoken {
  /** Repeated words get a new element, so that they are announced again. */
  id: number;
  words: string;
}

const Speaker = ({ role, spoken }: { role: "status" | "alert"; spoken?: Spoken }) => (
  <div role={role}>{spoken && <span key={spoken.id}>{spoken.words}</span>}</div>
);

/**
 * The toaster. Two live regions are on the page before the first notification, so that it is announced, and
 * announced once: the toasts themselves are silent. What draws the toasts is fetched when it is needed; if
 * that fails, the live regions show their words to everyone.
 */
export const Toaster = () => {
  const [polite, setPolite] = useState<Spoken>();
  const [assertive, setAssertive] = useState<Spoken>();
  const [Toasts, setToasts] = useState<ComponentType>();
  const [alone, setAlone] = useState(false);
  useEffect(
    () =>
      onNotify((message) => {
        if (!("close" in message)) {
          const { id, kind, title, text } = message;
          const words = [title, text].filter(Boolean).join(". ");
          if (kind === "error") setAssertive({ id, words });
          else setPolite({ id, words });
        }
        fetchToasts().then(
          (part) => {
            setAlone(false);
            setToasts(() => part.Toasts);
            part.showToast(message);
          },
          () => setAlone(true),
        );
      }),
    [],
  );
  return (
    <>
      {/* The same element in both cases: a new live region would announce its words again. */}
      <Speakers $alone={alone} className={alone ? undefined : "visually-hidden"}>
        <Speaker role="status" spoken={polite} />
        <Speaker role="alert" spoken={assertive} />
      </Speakers>
      {Toasts && <Toasts />}
    </>
  );
};

const plain = css`
  position: fixed;
  right: ${space(4)};
  bottom: ${space(4)};
  z-index: 9999;
  max-width: min(22.25rem, calc(100vw - 2rem));
  border: 1px solid ${colour.line};
  border-radius: ${radius.panel};
  background: ${colour.surface};
  color: ${colour.ink};
  font-family: ${font.text};
  font-size: ${size.small};

  span {
    display: block;
    padding: ${space(4)};
  }
`;

const Speakers = styled.div<{ $alone: boolean }>`
  ${({ $alone }) => $alone && plain}
`;
