import { lowerFirst } from "../../../src/lib/lower-first";

test.each([
  ["BlogPost", "blogPost"],
  ["blog", "blog"],
  ["", ""],
])("%p is %p", (text, lower) => expect(lowerFirst(text)).toBe(lower));
