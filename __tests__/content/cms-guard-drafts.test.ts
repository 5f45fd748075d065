/** What the CMS may save and publish where saves are reviewed: nothing that overwrites what others have saved. */
import { parse } from "yaml";
import type { DataFile, SaveOptions, Upload } from "../../src/admin/guard/backend";
import { formatOf } from "../../src/admin/files/formats";
import { Memory, opened, post, unlink } from "./guarded-content";

/** Keeps drafts beside the site, by the slugs of their entries. */
class WithDrafts extends Memory {
  drafts = new Map<string, Map<string, string>>();
  /** What the provider makes of a text of a draft and of what others have saved. */
  merged = (raw: string): string => raw;
  /** Why a draft is not merged. */
  conflict: Error | undefined;
  /** Whether the site had no such file when the draft was begun. */
  wasNew = (path: string): boolean => !this.files.has(path);

  override async persistEntry(
    entry: { dataFiles: DataFile[]; assets: Upload[] },
    options: SaveOptions,
  ) {
    if (!options.useWorkflow) return super.persistEntry(entry, options);
    for (const { slug, path, raw } of entry.dataFiles)
      this.drafts.set(slug, new Map(this.drafts.get(slug)).set(path, raw));
  }
  unpublishedEntry({ slug }: { slug: string }) {
    const draft = this.drafts.get(slug);
    const missing = Object.assign(new Error("none"), { notUnderEditorialWorkflow: true });
    if (!draft) return Promise.reject(missing);
    const diffs = [...draft.keys()].map((path) => ({ path, id: "", newFile: this.wasNew(path) }));
    return Promise.resolve({ diffs });
  }
  unpublishedEntryDataFile(_collection: string, slug: string, path: string) {
    return Promise.resolve(this.drafts.get(slug)?.get(path) ?? "");
  }
  publishUnpublishedEntry(_collection: string, slug: string) {
    if (this.conflict) return Promise.reject(this.conflict);
    for (const [path, raw] of this.drafts.get(slug) ?? []) this.files.set(path, this.merged(raw));
    this.drafts.delete(slug);
    return Promise.resolve();
  }
}

const slug = "winding-habits/index";
const format = formatOf("BlogPost", true, "blog/new/index.md");

/** An entry that is open in the CMS. @returns saves it with another body, as a draft that the CMS knows of or not */
function openEntry(backend: WithDrafts, text: string) {
  const entry = format.fromFile(text);
  return (added: string, unpublished: boolean) => {
    const raw = format.toFile({ ...entry, body: `${String(entry.body).trim()}\n\n${added}` });
    const options = { commitMessage: "", collectionName: "BlogPost", useWorkflow: true };
    return backend.persistEntry(
      { dataFiles: [{ path: post, slug, raw }], assets: [] },
      { ...options, unpublished },
    );
  };
}

const openReview = () => {
  const { backend, told, read } = opened("", new WithDrafts());
  return { backend, told, read, draft: () => backend.drafts.get(slug)?.get(post) ?? "" };
};

describe("the first save of a draft", () => {
  it("is kept beside the site, and so is the next one", async () => {
    const { backend, told, read, draft } = openReview();
    const before = read(post);
    const save = openEntry(backend, before);
    await save("Mine.", false);
    await save("Mine now.", true);
    expect(draft()).toContain("Mine now.");
    expect(read(post)).toBe(before);
    expect(told).toEqual([]);
  });

  it("is refused where somebody has changed the file on the site since it was opened", async () => {
    const { backend, told, read, draft } = openReview();
    const save = openEntry(backend, read(post));
    backend.files.set(post, `${read(post)}\nTheirs.\n`);
    await expect(save("Mine.", false)).rejects.toThrow("since you opened it");
    expect(told).toEqual(["contested: 1"]);
    expect(draft()).toBe("");
  });

  it("is refused where somebody has begun a draft of the entry", async () => {
    const { backend, read, draft } = openReview();
    const [mine, theirs] = [openEntry(backend, read(post)), openEntry(backend, read(post))];
    await theirs("Theirs.", false);
    await expect(mine("Mine.", false)).rejects.toThrow("there is a draft");
    expect(draft()).toContain("Theirs.");
  });
});

it("a draft that no longer shows a picture leaves it to the site, which does", async () => {
  const { backend, read, draft } = openReview();
  const cover = post.replace("index.md", "cover.jpg");
  const { cover: _cover, coverAlt: _coverAlt, ...entry } = format.fromFile(read(post));
  const raw = format.toFile(entry);
  await backend.persistEntry(
    { dataFiles: [{ path: post, slug, raw }], assets: [] },
    { commitMessage: "", collectionName: "BlogPost", useWorkflow: true },
  );
  expect(draft()).not.toContain("cover.jpg");
  expect(backend.files.has(cover)).toBe(true);
});

describe("a later save of a draft", () => {
  it("is refused where somebody has changed the draft since it was opened", async () => {
    const { backend, read, draft } = openReview();
    await openEntry(backend, read(post))("Begun.", false);
    const save = openEntry(backend, draft());
    backend.drafts.get(slug)?.set(post, `${draft()}\nTheirs.\n`);
    await expect(save("Mine.", true)).rejects.toThrow("since you opened it");
    expect(draft()).toContain("Theirs.");
  });

  it("is done where the site has changed: the provider merges both", async () => {
    const { backend, read, draft } = openReview();
    const save = openEntry(backend, read(post));
    await save("Mine.", false);
    backend.files.set(post, `${read(post)}\nTheirs.\n`);
    await save("Mine now.", true);
    expect(draft()).toContain("Mine now.");
  });

  it("is refused where the draft was published or discarded", async () => {
    const { backend, read } = openReview();
    const save = openEntry(backend, read(post));
    await save("Mine.", false);
    backend.drafts.clear();
    await expect(save("Mine now.", true)).rejects.toThrow("was published or discarded");
  });

  it("fails with the reason where the draft cannot be read", async () => {
    const { backend, told, read } = openReview();
    backend.unpublishedEntry = () => Promise.reject(new TypeError("Failed to fetch"));
    await expect(openEntry(backend, read(post))("Mine.", false)).rejects.toThrow("see the reason");
    expect(told.join()).toContain("could not be reached");
  });
});

describe("publishing a draft", () => {
  it("is done, and the entry can be edited further", async () => {
    const { backend, read } = openReview();
    const save = openEntry(backend, read(post));
    await save("Mine.", false);
    await backend.publishUnpublishedEntry("BlogPost", slug);
    expect(read(post)).toContain("Mine.");
    await save("Mine now.", false);
  });

  it.each([400, 405, 406, 409, 422])(
    "says what to do where the provider answers %i for a conflict",
    async (status) => {
      const { backend, told, read, draft } = openReview();
      await openEntry(backend, read(post))("Mine.", false);
      backend.conflict = Object.assign(new Error("Not mergeable"), { status });
      await expect(backend.publishUnpublishedEntry("BlogPost", slug)).rejects.toThrow(
        "could not be brought together",
      );
      expect(told).toHaveLength(1);
      expect(told[0]).toMatch(/^This was not published: The draft .*“Discard”.*Not mergeable/);
      expect(draft()).toContain("Mine.");
    },
  );

  it.each([
    ["tells what the merge with what others have saved has broken", "[A](/nowhere/)", [/nowhere/]],
    ["tells nothing where the merge is right", "Theirs.", []],
  ])("%s", async (_name, theirs, messages) => {
    const { backend, told, read } = openReview();
    await openEntry(backend, read(post))("Mine.", false);
    backend.merged = (raw) => `${raw}\n${theirs}\n`;
    await backend.publishUnpublishedEntry("BlogPost", slug);
    expect(read(post)).toContain(theirs);
    expect(told).toEqual(messages.map((words) => expect.stringMatching(words) as string));
  });

  it("is done where what the merge has made cannot be read", async () => {
    const { backend, told, read } = openReview();
    await openEntry(backend, read(post))("Mine.", false);
    backend.getEntry = () => Promise.reject(new TypeError("Failed to fetch"));
    await backend.publishUnpublishedEntry("BlogPost", slug);
    expect(read(post)).toContain("Mine.");
    expect(told).toEqual([]);
  });

  it("is refused where somebody has deleted the entry from the site", async () => {
    const { backend, told, read, draft } = openReview();
    await openEntry(backend, read(post))("Mine.", false);
    backend.wasNew = () => false;
    backend.files.delete(post);
    await expect(backend.publishUnpublishedEntry("BlogPost", slug)).rejects.toThrow(
      "somebody has deleted",
    );
    expect(told.join()).toContain("press “Discard”");
    expect(backend.files.has(post)).toBe(false);
    expect(draft()).toContain("Mine.");
  });

  it("fails with any other reason as a save does", async () => {
    const { backend, told, read } = openReview();
    await openEntry(backend, read(post))("Mine.", false);
    backend.conflict = Object.assign(new Error("Bad credentials"), { status: 401 });
    await expect(backend.publishUnpublishedEntry("BlogPost", slug)).rejects.toThrow("see the");
    expect(told.join()).toContain("login has ended");
  });
});

describe("publishing what takes a page off the site", () => {
  const file = "content/blog/choosing-a-dial/index.md";
  const dial = "choosing-a-dial/index";
  const redirect = { id: "/blog/choosing-a-dial/", to: "/blog/" };
  /** A draft that takes the page off the site, and what publishes it or one that brings it back. */
  const openTurn = (answer?: string) => {
    const { backend, told, read } = opened(answer, new WithDrafts(), true);
    unlink(backend, "choosing-a-dial");
    const shown = read(file);
    const publish = (raw: string) => {
      backend.drafts.set(dial, new Map([[file, raw]]));
      return backend.publishUnpublishedEntry("BlogPost", dial);
    };
    const redirects = () => parse(read("content/redirects.yml")) as unknown[];
    const hide = () => publish(shown.replace("---\n", "---\ndraft: true\n"));
    return { backend, told, read, redirects, hide, show: () => publish(shown) };
  };

  it("asks where its visitors go, and leads them there until the page is back", async () => {
    const { told, redirects, hide, show } = openTurn("/blog/");
    const before = redirects();
    await hide();
    expect(redirects()).toEqual([...before, redirect]);
    await show();
    expect(redirects()).toEqual(before);
    expect(told).toEqual(["a draft"]);
  });

  it("is not done where the editor keeps the page", async () => {
    const { read, hide } = openTurn(undefined);
    await expect(hide()).rejects.toThrow("stays on the site");
    expect(read(file)).not.toContain("draft: true");
  });

  it("tells what is left to do when the redirects cannot be saved", async () => {
    const { backend, told, hide, show } = openTurn("/blog/");
    backend.fails = () => true;
    await hide();
    expect(told.at(-1)).toMatch(/^This was published, but not its redirects: .*Add one from/);
    backend.fails = () => false;
    await show();
    await hide();
    backend.fails = () => true;
    await show();
    expect(told.at(-1)).toContain("take away that from /blog/choosing-a-dial/. (It said:");
  });
});

describe("publishing an entry whose field “Draft” is on", () => {
  const openHidden = (answer?: string) => {
    const { backend, told, read } = opened(answer, new WithDrafts(), true);
    const raw = read(post).replace("---\n", "---\ndraft: true\n");
    backend.files.delete(post);
    backend.drafts.set(slug, new Map([[post, raw]]));
    return { backend, told, publish: () => backend.publishUnpublishedEntry("BlogPost", slug) };
  };

  it("asks whether it shall come to the site unseen, and is not done where the editor says no", async () => {
    const { backend, told, publish } = openHidden();
    await expect(publish()).rejects.toThrow("as you chose");
    expect(told).toEqual(["hidden?"]);
    expect(backend.files.has(post)).toBe(false);
  });

  it("tells what is to be done before it can be shown", async () => {
    const { backend, told, publish } = openHidden();
    const draft = backend.drafts.get(slug);
    draft?.set(post, (draft.get(post) ?? "").replace(/^title: .*$/m, "title: Short"));
    await expect(publish()).rejects.toThrow("as you chose");
    expect(told).toEqual(["hidden?", expect.stringContaining("has 5 characters")]);
  });

  it("is done where the editor wants it so", async () => {
    const { backend, publish } = openHidden("hidden");
    await publish();
    expect(backend.files.get(post)).toContain("draft: true");
  });
});
