import { piecesOf, unwritten } from "../support/unwritten";

const word = /\bnull\b/;
const article = piecesOf(
  "## A *null* result\n\nThe field is **null** until `x = null` [runs](/null/), not before.",
);

test("a word that an editor wrote is excused where that text stands", () => {
  const page = "Home A null result The field is null until x runs , not before.";
  expect(unwritten(page, word, article)).toEqual([]);
});

test("the same word is found anywhere else, on the same page too", () => {
  expect(unwritten("Book null now", word, article)).toEqual(["Book null now"]);
  expect(unwritten("A null result By null", word, article)).toEqual(["A null result By null"]);
});

test("signs without letters are found and excused alike", () => {
  const pieces = piecesOf("Write ${ before a name");
  expect(unwritten("Now: Write ${ before a name.", /\$\{/, pieces)).toEqual([]);
  expect(unwritten("Now: Write ${ before a word.", /\$\{/, pieces)).toHaveLength(1);
});
