import { spokenFigures } from "../lib/spoken-figures";

/** A text with figures, of which screen readers say the signs too. */
export const SpokenFigures = ({ text }: { text: string }) => {
  const words = spokenFigures(text);
  if (words === text) return text;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="visually-hidden">{words}</span>
    </>
  );
};
