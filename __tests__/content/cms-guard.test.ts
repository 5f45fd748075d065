/** What the CMS may write and delete: nothing that the content check would object to. */
import { parse } from "yaml";
import { withRedirect } from "../../src/admin/guard/redirect";
import { formatOf, writtenAs } from "../../src/admin/files/formats";
import { opened, options, post, unlink, type Memory } from "./guarded-content";

/** Turns an article of the fixtures into a draft. */
const makeDraft = (backend: Memory, id: string): void => {
  const file = `content/blog/${id}/index.md`;
  const text = backend.files.get(file) ?? "";
  backend.files.set(file, text.replace("---\n", "---\ndraft: true\n"));
};

/** Lets a redirect lead to a part of a page. */
const addRedirect = (backend: Memory, to: string): void => {
  const file = "content/redirects.yml";
  backend.files.set(file, `${backend.files.get(file) ?? ""}- id: /blog/long-gone/\n  to: ${to}\n`);
};

describe("a save", () => {
  it("of what is right is done", async () => {
    const { told, read, save } = opened();
    await save(post, (text) => text.replace(/\n---\n/, "\n---\n\nA first word.\n"));
    expect(read(post)).toContain("A first word.");
    expect(told).toEqual([]);
  });

  it.each(["content/blog//index.md", "content/services/.yml"])(
    "of an entry whose title gives no address is refused, for its title: %s",
    async (name) => {
      const { backend, told } = opened();
      for (const useWorkflow of [false, true])
        await expect(
          backend.persistEntry(
            { dataFiles: [{ path: name, slug: "", raw: "title: 割引\n" }], assets: [] },
            { ...options, useWorkflow },
          ),
        ).rejects.toThrow(/the title/);
      expect(told).toEqual(
        Array(2).fill(expect.stringMatching(/made of the Latin letters and digits of the title/)),
      );
      expect(backend.files.has(name)).toBe(false);
    },
  );

  it.each([
    [
      "a reference to nothing",
      /category: .*/,
      "category: nothing",
      /there is no category "nothing"/,
    ],
    ["a link to nowhere", /\n$/, "\n\n[A](/nowhere/)\n", /there is no page at "\/nowhere\/"/],
    ["a heading of the page's level", /\n$/, "\n\n# Title\n", /# is for the title/],
    ["an unknown token", /\n$/, "\n\n{{claims.nothing}}\n", /is not defined/],
    ["a broken chart", /\n$/, "\n\n```chart\ntype: pie\n```\n", /"pie" is not allowed/],
    ["a title that is too short", /title: .*/, "title: Short", /has 5 characters; at least 25/],
  ])("of %s is refused in the words of the check", async (_name, from, to, message) => {
    const { told, read, save } = opened();
    const before = read(post);
    await expect(save(post, (text) => text.replace(from, to))).rejects.toThrow("see the");
    expect(told.join("\n")).toMatch(message);
    expect(read(post)).toBe(before);
  });

  it.each([
    [{ message: "Not allowed", status: 403, api: "GitHub" }, /may not write/],
    [{ message: "Bad credentials", status: 401, api: "GitHub" }, /login has ended/],
    [{ message: "Update is not a fast forward", status: 422, api: "GitHub" }, /same moment/],
    [{ message: "Oops", status: 500, api: "GitLab" }, /^This was not saved: GitLab did not do it/],
    [new TypeError("Failed to fetch"), /could not be reached/],
    [{ message: "Failed to fetch", status: 500, api: "GitHub" }, /GitHub could not be reached/],
  ])("that fails with %j says what to do", async (failure, message) => {
    const { backend, told, save } = opened();
    backend.entriesByFolder = () => Promise.reject(failure as Error);
    await expect(save(post, (text) => `${text}\nMore.\n`)).rejects.toThrow("see the reason");
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(message);
    expect(told[0]).toContain(failure.message);
  });

  it("does not overwrite what somebody else has written meanwhile", async () => {
    const { backend, read, save } = opened();
    const saving = save(post, (text) => {
      backend.files.set(post, `${text}\nTheirs.\n`);
      return `${text}\nMine.\n`;
    });
    await expect(saving).rejects.toThrow("since you opened it");
    expect(read(post)).toContain("Theirs.");
  });

  it("of what somebody else has changed meanwhile offers both for the fields, and writes nothing", async () => {
    const { backend, told, read, save } = opened("theirs");
    const before = read(post);
    const saving = save(post, (text) => {
      backend.files.set(post, `${text}\nTheirs.\n`);
      return `${text.replace(/^title: .*$/m, "title: Mine and no other")}\nMine.\n`;
    });
    await expect(saving).rejects.toThrow("look at what is in the fields now");
    expect(read(post)).toBe(`${before}\nTheirs.\n`);
    const both = before.replace(/^title: .*$/m, "title: Mine and no other");
    expect(told).toEqual(["contested: 1", `${both}\nTheirs.\n`]);
  });

  it("is refused where the fields could not show both", async () => {
    const { backend, told, read, save } = opened("mine");
    const saving = save(post, (text) => {
      backend.files.set(post, text.replace(/^title:/m, "date: 2024-01-02\ntitle:"));
      return `${text}\nMine.\n`;
    });
    await expect(saving).rejects.toThrow("since you opened it");
    expect(told.join()).toContain("copy your words");
    expect(read(post)).not.toContain("Mine.");
  });

  it("does not overwrite what a list of the files does not know yet", async () => {
    const { backend, read, save } = opened();
    const known = new Map(backend.files);
    backend.entriesByFolder = (_folder, ending) =>
      Promise.resolve(
        [...known].flatMap(([file, data]) =>
          file.endsWith(`.${ending}`) ? [{ data, file: { path: file } }] : [],
        ),
      );
    const saving = save(post, (text) => {
      backend.files.set(post, `${text}\nTheirs.\n`);
      return `${text}\nMine.\n`;
    });
    await expect(saving).rejects.toThrow("since you opened it");
    expect(read(post)).toContain("Theirs.");
  });

  it.each([
    ["fails", () => Promise.reject(new Error("gone away"))],
    ["gives nothing", () => Promise.resolve({ data: "" })],
  ])("is compared with the list where reading a single file %s", async (_name, getEntry) => {
    const { backend, read, save } = opened();
    backend.getEntry = getEntry;
    await save(post, (text) => `${text}\nMine.\n`);
    expect(read(post)).toContain("Mine.");
  });

  it("is known by the file it came from, however much is written while it waits", async () => {
    const { backend, read, save } = opened();
    const list = backend.entriesByFolder.bind(backend);
    const written: string[] = [];
    backend.entriesByFolder = (folder, ending) => {
      // The CMS keeps drafts of what is typed meanwhile.
      const format = formatOf("BlogPost", true, "blog/new/index.md");
      for (let draft = 0; draft < 100; draft += 1)
        written.push(format.toFile({ ...format.fromFile(read(post)), body: `Draft ${draft}.` }));
      return list(folder, ending);
    };
    await save(post, (text) => `${text}\nMine.\n`);
    expect(read(post)).toContain("Mine.");
    expect(written.map((text) => writtenAs(text).opened)).toContain(undefined);
  });

  it("of a new entry does not overwrite another at its address", async () => {
    const { backend, read } = opened();
    const raw = read(post).replace("---", "---\n# new");
    const entry = { dataFiles: [{ path: post, slug: "", raw }], assets: [] };
    await expect(backend.persistEntry(entry, options)).rejects.toThrow("has this address already");
  });

  it("of a new entry says where exactly its words are saved already, as after a lost answer or of a copy", async () => {
    const { backend, read } = opened();
    const numbered = post.replace(/\.md$/, "-1.md");
    const entry = { dataFiles: [{ path: numbered, slug: "", raw: read(post) }], assets: [] };
    await expect(backend.persistEntry(entry, { ...options, newEntry: true })).rejects.toThrow(
      /the article “.*” is there already with exactly these words.*another title if it is a copy/,
    );
    expect(read(numbered)).toBe("");
  });

  it("is refused with what is wrong in its own file first: the rest may follow from it", async () => {
    const { backend, told, read } = opened();
    const file = "content/site.yml";
    const format = formatOf("SiteSettings", false, "site.yml");
    const raw = format.toFile({ ...format.fromFile(read(file)), name: "" });
    backend.files.set(post, read(post).replace(/\n$/, "\n\n{{site.name}}\n"));
    await expect(
      backend.persistEntry({ dataFiles: [{ path: file, slug: "", raw }], assets: [] }, options),
    ).rejects.toThrow("see the");
    expect(told.length).toBeGreaterThan(1);
    expect(told[0]).toMatch(/^is missing/);
  });

  it("of a problem elsewhere goes on: it was there before", async () => {
    const { backend, save, told } = opened();
    backend.files.set("content/perks.yml", "nonsense");
    await save(post, (text) => `${text}\nA word more.\n`);
    expect(told).toEqual([]);
  });
});

describe("a page that becomes a draft", () => {
  const file = "content/blog/choosing-a-dial/index.md";
  const asDraft = (text: string) => text.replace("---\n", "---\ndraft: true\n");

  const published = (text: string) => text.replace("draft: true\n", "");
  const redirect = { id: "/blog/choosing-a-dial/", to: "/blog/" };
  const redirects = (read: (name: string) => string): unknown[] =>
    parse(read("content/redirects.yml")) as unknown[];

  it("is asked about once, and its visitors are led to the chosen page until it is back", async () => {
    const { backend, told, offered, read, save } = opened("/blog/");
    unlink(backend, "choosing-a-dial");
    const before = redirects(read);
    await save(file, asDraft);
    expect(redirects(read)).toEqual([...before, redirect]);
    expect(offered).toContain("/blog/");
    expect(offered).not.toContain("/blog/choosing-a-dial/");
    await save(file, (text) => `${text}More.\n`);
    expect(redirects(read)).toContainEqual(redirect);
    await save(file, published);
    expect(read(file)).not.toContain("draft: true");
    expect(redirects(read)).toEqual(before);
    expect(told).toEqual(["a draft"]);
  });

  it("leaves the list of redirects as it is where its visitors go nowhere", async () => {
    const { backend, read, save } = opened("");
    unlink(backend, "choosing-a-dial");
    const before = read("content/redirects.yml");
    await save(file, asDraft);
    await save(file, published);
    expect(read("content/redirects.yml")).toBe(before);
  });

  it("takes along what was redirected to it", async () => {
    const { backend, read, save } = opened("/blog/");
    unlink(backend, "choosing-a-dial");
    addRedirect(backend, "/blog/choosing-a-dial/#part");
    await save(file, asDraft);
    expect(redirects(read)).toContainEqual({ id: "/blog/long-gone/", to: "/blog/" });
  });

  it("keeps what others write while the question is open", async () => {
    const { backend, meanwhile, read, save } = opened("/blog/");
    unlink(backend, "choosing-a-dial");
    meanwhile.happens = () => addRedirect(backend, "/process/");
    await save(file, asDraft);
    expect(redirects(read)).toEqual(
      expect.arrayContaining([{ id: "/blog/long-gone/", to: "/process/" }, redirect]),
    );
  });

  it.each([
    ["the editor keeps it", undefined, () => undefined, /stays on the site/],
    [
      "somebody has changed it while the question was open",
      "/blog/",
      (backend: Memory) => backend.files.set(file, `${backend.files.get(file)}\nTheirs.\n`),
      /since you opened it/,
    ],
  ])("stays as it is where %s", async (_name, answer, happens, message) => {
    const { backend, meanwhile, read, save } = opened(answer);
    unlink(backend, "choosing-a-dial");
    const before = read("content/redirects.yml");
    meanwhile.happens = () => happens(backend);
    await expect(save(file, asDraft)).rejects.toThrow(message);
    expect(read(file)).not.toContain("draft: true");
    expect(read("content/redirects.yml")).toBe(before);
  });

  it("is not asked about where other pages still name it", async () => {
    const { backend, told, read, save } = opened("/blog/");
    backend.files.set(post, `${read(post)}\nSee [a dial](/blog/choosing-a-dial/).\n`);
    await expect(save(file, asDraft)).rejects.toThrow("see the");
    expect(told.join()).toMatch(/a draft \(/);
    expect(told).not.toContain("a draft");
  });
});

describe("deleting", () => {
  const drop = "content/blog/choosing-a-dial";
  it("is refused with the places that still name the page", async () => {
    const { backend, told } = opened("");
    const page = "content/services/repair.yml";
    await expect(backend.deleteFiles([page], "")).rejects.toThrow("see the");
    expect(told.length).toBeGreaterThan(0);
    expect(backend.files.has(page)).toBe(true);
  });

  it("of an entry that a text leads to by its place on a page is refused with that text", async () => {
    const { backend, told, read } = opened("");
    const file = "content/case-studies/station-shop/index.yml";
    backend.files.set(post, `${read(post)}\nSee [it](/case-studies/#station-shop).\n`);
    await expect(backend.deleteFiles([file], "")).rejects.toThrow("see the");
    expect(new Set(told)).toEqual(new Set(["names it"]));
  });

  it("of a text that code leads to is refused, and so is another address for it", async () => {
    const { backend, told, read } = opened("");
    const file = "content/legal/acceptable-use.md";
    await expect(backend.deleteFiles([file], "")).rejects.toThrow("see the");
    expect(told).toContainEqual(expect.stringMatching(/^must stay: security\.txt/));
    const format = formatOf("LegalDocument", true, "legal/new.md");
    const raw = format.toFile({ ...format.fromFile(read(file)), pageAddress: "fair-use" });
    const moving = backend.persistEntry(
      { dataFiles: [{ path: file, slug: "", raw }], assets: [] },
      options,
    );
    await expect(moving).rejects.toThrow("see the");
    expect(told).toContainEqual(expect.stringMatching(/^must keep its address: security\.txt/));
    expect(backend.files.has(file)).toBe(true);
  });

  it("of a picture that an entry shows is refused", async () => {
    const { backend, told } = opened("/blog/");
    await expect(backend.deleteFiles([`${drop}/cover.jpg`], "")).rejects.toThrow("see the");
    expect(told).toEqual(["shows the picture “cover.jpg”"]);
    expect(backend.files.has(`${drop}/cover.jpg`)).toBe(true);
  });

  it("takes the pictures of the entry along, and redirects its visitors", async () => {
    const { backend, read } = opened("/blog/");
    unlink(backend, "choosing-a-dial");
    await backend.deleteFiles([`${drop}/index.md`], "");
    expect([...backend.files.keys()].filter((name) => name.startsWith(drop))).toEqual([]);
    expect(parse(read("content/redirects.yml"))).toContainEqual({
      id: "/blog/choosing-a-dial/",
      to: "/blog/",
    });
  });

  it("leads to the chosen page at once what was redirected to a part of the page", async () => {
    const { backend, read } = opened("/blog/");
    unlink(backend, "choosing-a-dial");
    addRedirect(backend, "/blog/choosing-a-dial/#part");
    await backend.deleteFiles([`${drop}/index.md`], "");
    expect(parse(read("content/redirects.yml"))).toContainEqual({
      id: "/blog/long-gone/",
      to: "/blog/",
    });
  });

  it("takes away what was redirected to a part of the page, where no other is chosen", async () => {
    const { backend, read } = opened("");
    unlink(backend, "choosing-a-dial");
    const before = read("content/redirects.yml");
    addRedirect(backend, "/blog/choosing-a-dial/#part");
    await backend.deleteFiles([`${drop}/index.md`], "");
    expect(parse(read("content/redirects.yml"))).toEqual(parse(before));
  });

  it("asks nothing about the visitors of a draft: it has none", async () => {
    const { backend, offered, read } = opened("/blog/");
    unlink(backend, "choosing-a-dial");
    makeDraft(backend, "choosing-a-dial");
    const before = read("content/redirects.yml");
    await backend.deleteFiles([`${drop}/index.md`], "");
    expect(backend.files.has(`${drop}/index.md`)).toBe(false);
    expect(offered).toEqual([]);
    expect(read("content/redirects.yml")).toBe(before);
  });

  it("offers pages that visitors can see, and is not done with a redirect to another", async () => {
    const { backend, offered, told, read } = opened("/blog/oil-and-dust/");
    unlink(backend, "choosing-a-dial");
    unlink(backend, "oil-and-dust");
    makeDraft(backend, "oil-and-dust");
    const before = read("content/redirects.yml");
    await expect(backend.deleteFiles([`${drop}/index.md`], "")).rejects.toThrow("see the");
    expect(offered).toContain("/blog/winding-habits/");
    expect(offered).not.toContain("/blog/oil-and-dust/");
    expect(told.join()).toMatch(/a page that is a draft/);
    expect(backend.files.has(`${drop}/index.md`)).toBe(true);
    expect(read("content/redirects.yml")).toBe(before);
  });

  it("keeps what others write while the question is open, and leads its visitors too", async () => {
    const { backend, meanwhile, read } = opened("/blog/");
    unlink(backend, "choosing-a-dial");
    meanwhile.happens = () => addRedirect(backend, "/process/");
    await backend.deleteFiles([`${drop}/index.md`], "");
    expect(parse(read("content/redirects.yml"))).toEqual(
      expect.arrayContaining([
        { id: "/blog/long-gone/", to: "/process/" },
        { id: "/blog/choosing-a-dial/", to: "/blog/" },
      ]),
    );
  });

  it("is not done where somebody has changed the page while the question was open", async () => {
    const { backend, meanwhile, read } = opened("/blog/");
    unlink(backend, "choosing-a-dial");
    const file = `${drop}/index.md`;
    meanwhile.happens = () => backend.files.set(file, `${read(file)}\nTheirs.\n`);
    await expect(backend.deleteFiles([file], "")).rejects.toThrow("meanwhile");
    expect(read(file)).toContain("Theirs.");
  });

  it("is refused where a page has come to name it while the question was open", async () => {
    const { backend, meanwhile, read, told } = opened("/blog/");
    unlink(backend, "choosing-a-dial");
    meanwhile.happens = () =>
      backend.files.set(post, `${read(post)}\nSee [a dial](/blog/choosing-a-dial/).\n`);
    await expect(backend.deleteFiles([`${drop}/index.md`], "")).rejects.toThrow("see the");
    expect(told).toEqual(["names it"]);
    expect(backend.files.has(`${drop}/index.md`)).toBe(true);
  });

  it("tells what is left to do when the redirects cannot be saved", async () => {
    const { backend, told } = opened("/blog/");
    unlink(backend, "choosing-a-dial");
    backend.fails = (step) => step === "save";
    await backend.deleteFiles([`${drop}/index.md`], "");
    expect(backend.files.has(`${drop}/index.md`)).toBe(false);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^This was deleted, but not its redirects: /);
    expect(told[0]).toContain(
      "Add one from /blog/choosing-a-dial/ to /blog/. (It said: gone away)",
    );
  });

  it("asks the editor who is used to reviewed saves with the warning that it is not", async () => {
    const { backend, told } = opened("/blog/", undefined, true);
    unlink(backend, "choosing-a-dial");
    await backend.deleteFiles([`${drop}/index.md`], "");
    expect(told).toEqual(["deleted at once"]);
  });

  it("is not done when the editor keeps the page", async () => {
    const { backend } = opened(undefined);
    unlink(backend, "choosing-a-dial");
    await expect(backend.deleteFiles([`${drop}/index.md`], "")).rejects.toThrow("as you chose");
    expect(backend.files.has(`${drop}/index.md`)).toBe(true);
  });
});

describe("another address", () => {
  const from = "content/blog/choosing-a-dial/";
  const to = "content/blog/picking-a-dial/";
  const address = "/blog/picking-a-dial/";
  const same = (text: string) => text;
  const holding = (backend: Memory, words: RegExp) =>
    [...backend.files].filter(
      ([name, text]) => name !== "content/redirects.yml" && words.test(text),
    );

  it("takes the pictures along; references and links follow, and visitors are led there", async () => {
    const { backend, told, promised, read, save } = opened(address);
    backend.files.set(post, `${read(post)}\nSee [a dial](/blog/choosing-a-dial/).\n`);
    const named = holding(backend, /\bchoosing-a-dial\b/).map(([name]) => name);
    await save(`${from}index.md`, same, "picking-a-dial");
    const names = [...backend.files.keys()];
    expect(names.filter((name) => name.startsWith(from))).toEqual([]);
    expect(names.filter((name) => name.startsWith(to))).toEqual([
      `${to}index.md`,
      `${to}cover.jpg`,
    ]);
    expect(read(`${to}cover.jpg`)).toBe(btoa(`${from}cover.jpg`));
    expect(holding(backend, /\bchoosing-a-dial\b/)).toEqual([]);
    expect(holding(backend, /\bpicking-a-dial\b/).map(([name]) => name)).toEqual(
      expect.arrayContaining(named.filter((name) => !name.startsWith(from))),
    );
    expect(parse(read("content/redirects.yml"))).toContainEqual({
      id: "/blog/choosing-a-dial/",
      to: address,
    });
    expect(told).toEqual([address]);
    expect(promised).toEqual([true]);
  });

  it("keeps what others write while the question is open", async () => {
    const { backend, meanwhile, promised, read, save } = opened(address);
    backend.files.set(post, `${read(post)}\nSee [a dial](/blog/choosing-a-dial/).\n`);
    meanwhile.happens = () => {
      backend.files.set(post, `${read(post)}\nTheirs.\n`);
      addRedirect(backend, "/process/");
    };
    await save(`${from}index.md`, same, "picking-a-dial");
    expect(read(post)).toContain(`(${address}).\n\nTheirs.`);
    expect(parse(read("content/redirects.yml"))).toContainEqual({
      id: "/blog/long-gone/",
      to: "/process/",
    });
    expect(promised).toEqual([true]);
  });

  it("is asked about once more where another file has come to name the page meanwhile", async () => {
    const { backend, meanwhile, promised, read, save } = opened(address);
    unlink(backend, "choosing-a-dial");
    meanwhile.happens = () =>
      backend.files.set(post, `${read(post)}\nSee [a dial](/blog/choosing-a-dial/).\n`);
    await save(`${from}index.md`, same, "picking-a-dial");
    expect(read(post)).toContain(`(${address})`);
    expect(promised).toEqual([true, true]);
  });

  it("is not given where somebody has changed the entry while the question was open", async () => {
    const { backend, meanwhile, read, save } = opened(address);
    const file = `${from}index.md`;
    meanwhile.happens = () => backend.files.set(file, `${read(file)}\nTheirs.\n`);
    await expect(save(file, same, "picking-a-dial")).rejects.toThrow("since you opened it");
    expect(read(file)).toContain("Theirs.");
    expect(backend.files.has(`${to}index.md`)).toBe(false);
  });

  it.each([
    ["the old place is not taken away", "delete", `${from}index.md`],
    ["the redirect is not written", "save", "content/redirects.yml"],
  ])("is whole after a second save where at the first %s", async (_name, failing, file) => {
    const { backend, told, read, save } = opened(address);
    const move = () => save(`${from}index.md`, same, "picking-a-dial");
    const opening = read(`${from}index.md`);
    backend.fails = (step, paths) => step === failing && paths.includes(file);
    await expect(move()).rejects.toThrow("see the reason");
    expect(told.at(-1)).toMatch(/^This was not saved: .*gone away/);
    backend.fails = () => false;
    // The entry is still open in the CMS, also where its file is gone.
    const format = formatOf("BlogPost", true, "blog/new/index.md");
    const kept = format.fromFile(opening);
    const raw = format.toFile({ ...kept, pageAddress: "picking-a-dial" });
    await backend.persistEntry(
      { dataFiles: [{ path: `${from}index.md`, slug: "", raw }], assets: [] },
      options,
    );
    expect([...backend.files.keys()].filter((name) => name.startsWith(from))).toEqual([]);
    expect(backend.files.has(`${to}cover.jpg`)).toBe(true);
    expect(parse(read("content/redirects.yml"))).toContainEqual({
      id: "/blog/choosing-a-dial/",
      to: address,
    });
    expect(told.at(-1)).toBe(address);
  });

  it("leads what was redirected to a part of the page to that part", async () => {
    const { backend, read, save } = opened(address);
    addRedirect(backend, "/blog/choosing-a-dial/#part");
    const title = "\n## Part\n\nWords.\n";
    await save(`${from}index.md`, (text) => `${text}${title}`, "picking-a-dial");
    expect(parse(read("content/redirects.yml"))).toContainEqual({
      id: "/blog/long-gone/",
      to: `${address}#part`,
    });
  });

  it.each([
    ["a list", "content/perks.yml", "- id: [\n"],
    ["an article", post, "---\ntitle: [\n---\n\n[A](/blog/choosing-a-dial/)\n"],
  ])("is given although %s cannot be read, which stays as it is", async (_name, file, text) => {
    const { backend, told, read, save } = opened(address);
    backend.files.set(file, text);
    await save(`${from}index.md`, same, "picking-a-dial");
    expect(read(file)).toBe(text);
    expect(told).toEqual([address]);
  });

  it("of a draft leaves no redirect: nobody has the old one", async () => {
    const { backend, promised, read, save } = opened(address);
    unlink(backend, "choosing-a-dial");
    makeDraft(backend, "choosing-a-dial");
    const before = read("content/redirects.yml");
    await save(`${from}index.md`, same, "picking-a-dial");
    expect(backend.files.has(`${to}index.md`)).toBe(true);
    expect(read("content/redirects.yml")).toBe(before);
    expect(promised).toEqual([false]);
  });

  it("is not given when the editor says no, or another page has it", async () => {
    const { backend, save } = opened(undefined);
    const before = new Map(backend.files);
    const saving = (id: string) => save(`${from}index.md`, same, id);
    await expect(saving("picking-a-dial")).rejects.toThrow("as you chose");
    await expect(saving("oil-and-dust")).rejects.toThrow("there is a page at");
    expect(backend.files).toEqual(before);
  });

  it("is not an address that the site could not have", async () => {
    const { backend, told, save } = opened("/blog/Not One/");
    await expect(save(`${from}index.md`, same, "Not One")).rejects.toThrow("see the");
    expect(told.length).toBeGreaterThan(0);
    expect(backend.files.has(`${from}index.md`)).toBe(true);
  });
});

it("media are pictures only", async () => {
  const { backend } = opened();
  const found = await backend.getMedia("content/blog/choosing-a-dial");
  expect(found.map(({ name }) => name)).toEqual(["cover.jpg"]);
  await expect(backend.persistMedia({ path: "content/pages/a.pdf" }, options)).rejects.toThrow(
    "“a.pdf” is not a .jpg or .png picture",
  );
});

it("a redirect to a page that is redirected itself leads to the end at once", () => {
  const before = "# Moved.\n- id: /a/\n  to: /b/ # once\n";
  expect(withRedirect(before, "/b/", "/c/")).toBe(
    "# Moved.\n- id: /a/\n  to: /c/ # once\n- id: /b/\n  to: /c/\n",
  );
  expect(parse(withRedirect(before, "/b/", "/a/"))).toEqual([{ id: "/b/", to: "/a/" }]);
});
