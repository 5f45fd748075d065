/** The nodes that Gatsby gets: links between them name nodes that are there, and each stands where it should. */
import type { NodeInput, SourceNodesArgs } from "gatsby";
import { loadContent, type Content } from "../../src/content/load";
import { createContentNodes } from "../../src/gatsby/content-nodes";
import { addArticles, fixtures, withCopy, type ContentCopy } from "./content-copy";

/** The nodes of content, by their type and slug or address. */
function nodesOf(content: Content): Map<string, NodeInput> {
  const nodes: NodeInput[] = [];
  const args = {
    actions: { createNode: (node: NodeInput) => nodes.push(node) },
    createNodeId: (name: string) => `id of ${name}`,
    createContentDigest: (value: unknown) => JSON.stringify(value),
    getNode: () => undefined,
  };
  // Every node is given before anything is waited for.
  void createContentNodes(args as unknown as SourceNodesArgs, content, new Set());
  return new Map(
    nodes.map((node) => [`${node.internal.type} ${String(node.slug ?? node.path)}`, node]),
  );
}

const content = loadContent(fixtures);
const nodes = nodesOf(content);

it("leads from each article to the next older one, and from the oldest to the newest", () => {
  const posts = [...nodes.values()]
    .filter(({ internal }) => internal.type === "BlogPost")
    .toSorted((one, other) => (String(one.date) < String(other.date) ? 1 : -1));
  expect(posts.length).toBeGreaterThan(1);
  expect(posts.map(({ next }) => next)).toEqual(
    posts.map((_, index) => (posts[index + 1] ?? posts[0])?.id),
  );
});

it("names related texts by the ids of their nodes", () => {
  const ids = new Set([...nodes.values()].map(({ id }) => id));
  const related = [...nodes.values()].flatMap((node) => (node.related ?? []) as string[]);
  expect(related.length).toBeGreaterThan(0);
  expect(related.filter((id) => !ids.has(id))).toEqual([]);
});

describe("the pages of the list of articles", () => {
  const madeFrom = (edit: (copy: ContentCopy) => void) => {
    let made = new Map<string, NodeInput>();
    withCopy((copy) => {
      addArticles(copy);
      edit(copy);
      made = nodesOf(copy.load());
    });
    return made;
  };

  it("name every article once, newest first", () => {
    const made = madeFrom(() => {});
    const pages = ["/blog/", "/blog/page/2/"].map((path) => made.get(`PostListPage ${path}`));
    const ids = pages.flatMap((page) => page?.posts as string[]);
    const posts = [...made.values()].filter(({ internal }) => internal.type === "BlogPost");
    expect(new Set(ids)).toEqual(new Set(posts.map(({ id }) => id)));
    expect(ids).toHaveLength(posts.length);
    const days = ids.map((id) => String(posts.find((post) => post.id === id)?.date));
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it("stay the same when a word of an article changes, so that their queries need not run", () => {
    const digests = (edit: (copy: ContentCopy) => void) =>
      [...madeFrom(edit).values()]
        .filter(({ internal }) => internal.type === "PostListPage")
        .map(({ internal }) => internal.contentDigest);
    expect(
      digests((copy) => copy.replace("blog/winding-habits/index.md", /^title: /m, "title: More ")),
    ).toEqual(digests(() => {}));
  });
});
