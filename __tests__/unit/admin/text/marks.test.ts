import {
  begun,
  inserted,
  linked,
  pictureBlock,
  wrapped,
  type Edit,
  type Selected,
} from "../../../../src/admin/text/marks";

/** A text in which brackets stand around what is selected. */
function selected(marked: string): Selected {
  const start = marked.indexOf("[");
  const end = marked.indexOf("]") - 1;
  return { text: marked.replace(/[[\]]/g, ""), start, end };
}

/** The text after an edit, with brackets around what is then selected. */
function after({ text }: Selected, { from, to, text: written, select }: Edit): string {
  const [start, end] = select;
  const marked = `${written.slice(0, start)}[${written.slice(start, end)}]${written.slice(end)}`;
  return text.slice(0, from) + marked + text.slice(to);
}

describe("a mark around words", () => {
  const bold = (marked: string) =>
    after(selected(marked), wrapped(selected(marked), "**", "words"));

  it("goes around the selected words, without their spaces", () => {
    expect(bold("Keep [what ]is left")).toBe("Keep **[what]** is left");
  });

  it("is taken away again", () => {
    expect(bold("Keep **[what]** is left")).toBe("Keep [what] is left");
  });

  it("of one sign is not seen in a mark of two", () => {
    const italic = (marked: string) => after(selected(marked), wrapped(selected(marked), "*", ""));
    expect(italic("**[what]**")).toBe("***[what]***");
    expect(italic("***[what]***")).toBe("**[what]**");
    expect(bold("***[what]***")).toBe("*[what]*");
    expect(bold("*[what]*")).toBe("***[what]***");
  });

  it("holds a sample where nothing is selected", () => {
    expect(bold("Keep []")).toBe("Keep **[words]**");
  });

  it("goes around the word that the caret is in", () => {
    expect(bold("Keep wh[]at is left")).toBe("Keep **[what]** is left");
    expect(bold("Keep what[] is left")).toBe("Keep what**[words]** is left");
  });

  it("is left by a caret before its end", () => {
    expect(bold("Keep **what[]** is")).toBe("Keep **what**[] is");
    expect(bold("Keep **what[]**")).toBe("Keep **what**[]");
    expect(bold("**a** b[]**c**")).toBe("**a** b**[words]****c**");
  });

  it("goes around the words of each line, behind what the line begins with", () => {
    expect(bold("[- One\n- Two\n\nThree]")).toBe("[- **One**\n- **Two**\n\n**Three**]");
    expect(bold("[- **One**\n- **Two**]")).toBe("[- One\n- Two]");
    expect(bold("[## One]")).toBe("[## **One**]");
    expect(bold("[One **two** three\nFour]")).toBe("[**One two three**\n**Four**]");
  });

  it("takes the place of those within", () => {
    expect(bold("[Keep **what** is *left*]")).toBe("**[Keep what is *left*]**");
    const italic = (marked: string) => after(selected(marked), wrapped(selected(marked), "*", ""));
    expect(italic("[Keep *what* **is** 2 * 3]")).toBe("*[Keep what **is** 2 * 3]*");
  });
});

describe("a mark at the beginning of lines", () => {
  const begin = (marked: string, name: Parameters<typeof begun>[1]) => {
    const from = selected(marked);
    return after(from, begun(from, name)).replace(/[[\]]/g, "");
  };

  it("leaves the caret where it is in the words, and selected lines selected", () => {
    const list = (marked: string) => after(selected(marked), begun(selected(marked), "list"));
    expect(list("Keep []what")).toBe("- Keep []what");
    expect(list("- Keep []what")).toBe("Keep []what");
    expect(list("- []Keep")).toBe("[]Keep");
    expect(list("One\nT[wo\nThr]ee")).toBe("One\n[- Two\n- Three]");
  });

  it("begins the selected lines and no other", () => {
    expect(begin("One\nT[wo\nThr]ee\nFour", "list")).toBe("One\n- Two\n- Three\nFour");
  });

  it("counts the lines of a list, without the empty ones", () => {
    expect(begin("[One\n\nTwo]", "numbers")).toBe("1. One\n\n2. Two");
  });

  it("replaces another mark", () => {
    expect(begin("- O[n]e", "heading")).toBe("## One");
  });

  it("is taken away where all lines have it", () => {
    expect(begin("[> One\n> Two]", "quote")).toBe("One\nTwo");
  });
});

it("makes a link of the selected words, whose address is then typed", () => {
  const from = selected("See [how we work] now");
  const edit = linked(from);
  expect(edit.text).toBe("[how we work](/contact/)");
  expect(edit.text.slice(...edit.select)).toBe("/contact/");
});

it("makes a link of a selected address, whose words are then typed", () => {
  const from = selected("See [https://a.example/] now");
  const edit = linked(from);
  expect(edit.text).toBe("[the words of the link](https://a.example/)");
  expect(edit.text.slice(...edit.select)).toBe("the words of the link");
});

describe("a block", () => {
  const insert = (marked: string) => {
    const from = selected(marked);
    const { from: at, to, text } = inserted(from, "BLOCK");
    return from.text.slice(0, at) + text + from.text.slice(to);
  };

  it("stands between two paragraphs, behind the one that is edited", () => {
    expect(insert("One []word\n\nTwo")).toBe("One word\n\nBLOCK\n\nTwo");
    expect(insert("One\n[]\nTwo")).toBe("One\n\nBLOCK\n\nTwo");
    expect(insert("One[]")).toBe("One\n\nBLOCK");
    expect(insert("[]")).toBe("BLOCK");
  });
});

it("writes a picture whose description may hold brackets and lines", () => {
  expect(pictureBlock("a b.png", " A plan [old]\nof the store ")).toBe(
    "![A plan \\[old\\] of the store](a%20b.png)",
  );
});
