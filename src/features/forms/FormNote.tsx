import styled from "styled-components";
import { useEffect, useRef, type ReactNode } from "react";
import { plural } from "../../lib/plural";
import { mixin } from "../../theme/mixins";
import { colour, space } from "../../theme/tokens";
import { LiveMessage } from "../../ui/LiveMessage";
import { Button } from "../../ui/Button";
import { TextLink } from "../../ui/TextLink";

/** A highlighted note in or below a form, with room for a button beside the text. */
export const FormNote = styled.div`
  ${mixin.ends(2)}
  padding-block: ${space(2)};
  padding-inline: ${space(4)} ${space(2)};
  border-inline-start: 3px solid ${colour.accent};
  background: ${colour.sunken};
  text-wrap: balance;

  /* Where the button is below the text, its label lines up with the text. */
  > button {
    margin-inline-start: calc(-1px - ${space(3)});
  }
`;

interface EarlierDraftProps {
  text: string;
  clear: string;
  onClear: () => void;
}

/** Says that the form shows input from an earlier visit, and offers to clear it. */
export const EarlierDraft = ({ text, clear, onClear }: EarlierDraftProps) => (
  <FormNote role="status">
    <span>{text}</span>
    <Button type="button" $variant="ghost" $size="sm" onClick={onClear}>
      {clear}
    </Button>
  </FormNote>
);

interface SendingStateProps {
  /** The words of the button while the form is sent; undefined while it is not. */
  sending?: string;
  /** How the last attempt has failed; undefined if it has not. */
  failed: string | undefined;
  /** Another way to send the message. */
  children: ReactNode;
}

/** Announces a send that takes long, and shows a failure, which the toast has announced, until the next attempt. */
export const SendingState = ({ sending = "", failed, children }: SendingStateProps) => (
  <>
    <LiveMessage text={sending} />
    {failed && (
      <Failure>
        <p>
          <strong>{failed}</strong>
          {` ${WORDS.form.failedText}`}
        </p>
        {children}
      </Failure>
    )}
  </>
);

/** Moves the focus to a control, and its label into view: WebKit scrolls without the label, which the header covers. */
export function focusControl(control: HTMLInputElement | null): void {
  control?.focus();
  control?.labels?.[0]?.scrollIntoView({ block: "nearest" });
}

interface ProblemListProps {
  /** How often the visitor has tried to send the form; each time the list takes the focus. */
  attempt: number;
  /** The faulty fields: the id of each control, and what to do. */
  problems: readonly { id: string; text: string }[];
}

/** Lists the faulty fields as links to their controls. */
export const ProblemList = ({ attempt, problems }: ProblemListProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [attempt]);
  if (problems.length === 0) return null;
  return (
    <Failure ref={place} role="alert" tabIndex={-1}>
      <div>
        <strong>{plural(WORDS.form.problems, problems.length)}</strong>
        <ul>
          {problems.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  // A change of the address would drop the call that led here.
                  event.preventDefault();
                  focusControl(document.querySelector(`[id="${id}"]`));
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Failure>
  );
};

const Failure = styled(FormNote)`
  border-color: ${colour.danger};

  ul {
    padding-inline-start: ${space(5)};
  }
`;

interface PrivacyNoteProps {
  text: string;
  policy: Queries.TextLinkFragment;
}

export const PrivacyNote = ({ text, policy }: PrivacyNoteProps) => (
  <Note>
    {`${text} `}
    <TextLink {...policy} />
  </Note>
);

export const Note = styled.p`
  ${mixin.note}
`;
