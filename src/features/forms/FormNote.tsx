import styled from "styled-components";
import type { ReactNode } from "react";
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
  /** How many fields were faulty at the last attempt. */
  problemCount?: number;
  /** Another way to send the message. */
  children: ReactNode;
}

/**
 * Announces a send that takes long and the number of faulty fields, and shows a failure, which the toast has announced,
 * until the next attempt.
 */
export const SendingState = ({
  sending,
  failed,
  problemCount = 0,
  children,
}: SendingStateProps) => {
  const problems = problemCount > 1 ? plural(WORDS.form.problems, problemCount) : "";
  return (
    <>
      <LiveMessage text={sending ?? problems} />
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
};

const Failure = styled(FormNote)`
  border-color: ${colour.danger};
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
