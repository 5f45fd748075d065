import { chooseRelated } from "../../../../src/sections/shared/choose-related";

const text = (__typename: string, title: string) => ({ __typename, title });
const titles = (...related: ReturnType<typeof text>[]) =>
  chooseRelated(related).map(({ title }) => title);

test("a card links to at most two texts of a kind, three in all, and to no case study", () => {
  expect(
    titles(
      text("BlogPost", "first"),
      text("BlogPost", "second"),
      text("BlogPost", "third"),
      text("Guide", "guide"),
      text("Guide", "another"),
    ),
  ).toEqual(["first", "second", "guide"]);
  expect(titles(text("Guide", "guide"), text("CaseStudy", "study"))).toEqual(["guide"]);
  expect(titles()).toEqual([]);
});
