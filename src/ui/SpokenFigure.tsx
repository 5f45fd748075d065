/** Writes a figure as it is spoken: screen readers skip the signs of `8.5% → 12.5%`, `15-40%` and `-4 points`. */
const inWords = (figure: string): string =>
  figure
    .replace(/\s*→\s*/g, " to ")
    .replace(/(?<=[\d%kM])\s?[-–]\s?(?=[$€£]?\d)/g, " to ")
    .replace(/(?<!\S)[-−](?=[$€£]?\d)/g, "minus ");

export const SpokenFigure = ({ figure }: { figure: string }) => {
  const words = inWords(figure);
  if (words === figure) return figure;
  return (
    <>
      <span aria-hidden="true">{figure}</span>
      <span className="visually-hidden">{words}</span>
    </>
  );
};
