/** Checks shares that a text also gives as amounts: `kept 8.5%, or $510,000`, where the whole is `$6M`. */
import { amountsIn, isRounded, writeLike, type Amount } from "../../../lib/amounts";

/** Matches the text between a share and its amount. */
const between = /^(?: of [a-z]+)?, or $/;

/** Pairs each percentage with the amount that the text gives for it; the amount may come first. */
function pairsIn(text: string, amounts: readonly Amount[]) {
  return amounts.flatMap((first, index) => {
    const second = amounts[index + 1];
    if (!second || !between.test(text.slice(first.offset + first.text.length, second.offset)))
      return [];
    const points = text.slice(second.offset + second.text.length).startsWith(" points");
    if (first.unit === "%" && second.unit !== "%") return [{ share: first, part: second }];
    return points && first.unit !== "%" ? [{ share: second, part: first }] : [];
  });
}

/** @param around further texts of the same entry, which may name the whole */
export function shareFaults(text: string, around = ""): string[] {
  const amounts = amountsIn(text);
  const others = amountsIn(around);
  return pairsIn(text, amounts).flatMap(({ share, part }) => {
    const wholes = [...amounts, ...others].filter(
      (each) => each !== part && each.unit === part.unit && each.value > part.value,
    );
    const fits = (whole: Amount) =>
      isRounded(part, (whole.value * share.value) / 100) ||
      isRounded(share, (part.value / whole.value) * 100);
    const before = amounts.slice(0, amounts.indexOf(part)).filter((each) => wholes.includes(each));
    const nearest = before.at(-1) ?? wholes[0];
    if (!nearest || wholes.some(fits)) return [];
    const percent = share.unit === "%" ? share.text : `${share.text}%`;
    const right = writeLike(part, (nearest.value * share.value) / 100);
    const message = `${part.text} is not ${percent} of any amount here; ${percent} of ${nearest.text} is ${right}`;
    return [message];
  });
}
