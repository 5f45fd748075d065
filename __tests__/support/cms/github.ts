/** A mock of the part of GitHub's API that the CMS uses, with the fixture content on its branch `main`. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { BrowserContext, Request } from "@playwright/test";
import { Kind, parse, valueFromASTUntyped, type SelectionSetNode } from "graphql";
import { filesBelow } from "../../../src/content/disk/files-below";
import { article, articleFile } from "./article";

/** The editor's access token. */
export const token = "secret";

/** The logged-in user. */
const editor = { login: "editor", name: "Erin Editor", email: "erin@example.com" };
const actor = { __typename: "User", ...editor, avatarUrl: "", databaseId: 1 };

interface Commit {
  oid: string;
  message: string;
  files: ReadonlyMap<string, Buffer>;
}

interface NewCommit {
  branch: { branchName: string };
  expectedHeadOid: string;
  message: { headline: string };
  fileChanges: { additions: { path: string; contents: string }[] };
}

/** The fields of request bodies. */
interface RequestBody {
  query: string;
  variables: Record<string, unknown>;
  title: string;
  head: string;
  draft: boolean;
  labels: string[];
}

const fixtures = "__tests__/fixtures/content";
const content = new Map([
  ...filesBelow(fixtures).map(
    (name) => [`content/${name}`, readFileSync(path.join(fixtures, name))] as const,
  ),
  [articleFile, Buffer.from(article)],
]);

const idOf = (content: string | Buffer) => createHash("sha1").update(content).digest("hex");

/** Answers the fields of a GraphQL query from an object. @throws for a field that the object lacks */
function select(
  set: SelectionSetNode,
  from: unknown,
  variables?: Record<string, unknown>,
): unknown {
  if (Array.isArray(from)) return from.map((each) => select(set, each, variables));
  if (typeof from !== "object" || from === null) return from;
  const fields = from as Record<string, unknown>;
  const answers = set.selections.map((each): object => {
    if (each.kind === Kind.FRAGMENT_SPREAD) throw new Error("The mock knows no fragments.");
    if (each.kind === Kind.INLINE_FRAGMENT)
      return each.typeCondition?.name.value === fields.__typename
        ? (select(each.selectionSet, from, variables) as object)
        : {};
    const { name, alias, arguments: given = [], selectionSet } = each;
    const args = given.map((one) => [one.name.value, valueFromASTUntyped(one.value, variables)]);
    const field = fields[name.value];
    const value: unknown = typeof field === "function" ? field(Object.fromEntries(args)) : field;
    if (value === undefined) throw new Error(`${name.value} is not known to the mock`);
    const answer = selectionSet ? select(selectionSet, value, variables) : value;
    return { [(alias ?? name).value]: answer };
  });
  return Object.assign({}, ...answers);
}

export class GitHub {
  /** Unknown requests, which fail the test. */
  readonly unknown: string[] = [];
  /** The pull requests. */
  readonly proposals: { branch: string; isDraft: boolean; labels: string[]; title: string }[] = [];
  private readonly branches = new Map<string, Commit>([
    ["main", { oid: idOf("main"), message: "The content as it is", files: content }],
  ]);

  /** @param name owner and name of the repository, such as example/website */
  constructor(private readonly name: string) {}

  /** The files that a branch changes, each with its changed lines. */
  changed(branch: string): [file: string, lines: string[]][] {
    return [...(this.branches.get(branch)?.files ?? [])]
      .filter(([file, bytes]) => !content.get(file)?.equals(bytes))
      .map(([file, bytes]) => {
        const before = content.get(file)?.toString().split("\n") ?? [];
        return [
          file,
          bytes
            .toString()
            .split("\n")
            .filter((line, index) => line !== before[index]),
        ];
      });
  }

  /** Answers the requests of a browser context. */
  async serve(context: BrowserContext): Promise<void> {
    await context.route("https://www.githubstatus.com/**", (route) =>
      route.fulfill({ json: { status: { indicator: "none" } } }),
    );
    await context.route("https://api.github.com/**", async (route, request) => {
      const headers = {
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Allow-Headers": "*",
        "Access-Control-Allow-Methods": "*",
      };
      try {
        const answer = this.answer(request);
        await route.fulfill({
          headers,
          body: Buffer.isBuffer(answer) ? answer : JSON.stringify(answer),
          contentType: "application/json",
        });
      } catch (error) {
        this.unknown.push(String(error));
        await route.fulfill({ headers, json: {} });
      }
    });
  }

  /** @returns JSON, or bytes; @throws for a request that the mock does not know */
  private answer(request: Request): object {
    if (request.method() === "OPTIONS") return {};
    const endpoint = `${request.method()} ${new URL(request.url()).pathname}`;
    if (request.headers().authorization !== `token ${token}`)
      throw new Error(`${endpoint} has no token`);
    const body = JSON.parse(request.postData() ?? "{}") as Partial<RequestBody>;
    if (endpoint === "GET /user") return { id: 1, ...editor, avatar_url: "" };
    if (endpoint === "POST /graphql") return this.graph(body.query ?? "", body.variables);
    const rest = endpoint.replace(`/repos/${this.name}/`, "");
    if (rest === `GET collaborators/${editor.login}`) return {};
    const listed = /^GET git\/trees\/(\w+)$/.exec(rest)?.[1];
    if (listed) return { tree: this.tree(listed) };
    const blob = /^GET git\/blobs\/(\w+)$/.exec(rest)?.[1];
    if (blob) return this.bytes(blob);
    if (rest === "POST pulls") {
      const { title = "", head: branch = "", draft: isDraft = false } = body;
      this.proposals.push({ branch, isDraft, labels: [], title });
      return this.proposal(this.proposals.length);
    }
    const number = Number(/^\w+ issues\/(\d+)\/labels$/.exec(rest)?.[1]);
    const proposal = this.proposals[number - 1];
    if (!proposal) throw new Error(`${endpoint} is not known to the mock`);
    proposal.labels = body.labels ?? [];
    return this.proposal(number);
  }

  private proposal(number: number): object {
    const { title = "", labels = [] } = this.proposals[number - 1] ?? {};
    const html_url = `https://github.com/pull/${number}`;
    const names = labels.map((name) => ({ name }));
    return { number, node_id: String(number), title, html_url, labels: names };
  }

  private commits = () => [...this.branches.values()];

  private tree(revision: string): object[] {
    const commit =
      this.branches.get(revision) ?? this.commits().find(({ oid }) => oid === revision);
    return [...(commit?.files ?? [])].map(([name, bytes]) => ({
      type: "blob",
      path: name,
      sha: idOf(bytes),
      size: bytes.length,
    }));
  }

  private bytes(id: string): Buffer {
    const files = this.commits().flatMap((commit) => [...commit.files.values()]);
    const found = files.find((bytes) => idOf(bytes) === id);
    if (!found) throw new Error(`There is no blob ${id}.`);
    return found;
  }

  private graph(query: string, variables?: Record<string, unknown>): object {
    const [operation] = parse(query).definitions;
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error("There is no operation.");
    const root = {
      repository: {
        id: "repository",
        defaultBranchRef: () => this.ref("main"),
        ref: ({ qualifiedName }: { qualifiedName: string }) =>
          this.ref(qualifiedName.replace("refs/heads/", "")),
        object: ({ oid = "", expression = "" }: { oid?: string; expression?: string }) => {
          const commit = this.commits().find((each) => each.oid === oid);
          if (commit) return this.commitJson(commit);
          const [branch = "", file = ""] = expression.split(":");
          const bytes = oid ? this.bytes(oid) : this.branches.get(branch)?.files.get(file);
          return bytes ? this.blob(bytes) : null;
        },
        // No entry is in review when the CMS is opened.
        pullRequests: { totalCount: 0, nodes: [] },
      },
      createCommitOnBranch: ({ input }: { input: NewCommit }) => ({ commit: this.commit(input) }),
      createRef: ({ input: { name, oid } }: { input: { name: string; oid: string } }) => {
        const commit = this.commits().find((each) => each.oid === oid);
        if (!commit) throw new Error(`There is no commit ${oid}.`);
        const branch = name.replace("refs/heads/", "");
        this.branches.set(branch, commit);
        return { ref: this.ref(branch) };
      },
    };
    return { data: select(operation.selectionSet, root, variables) };
  }

  private blob(bytes: Buffer): object {
    const isBinary = bytes.includes(0);
    const text = isBinary ? null : bytes.toString();
    const size = { byteSize: bytes.length, isTruncated: false };
    return { __typename: "Blob", oid: idOf(bytes), ...size, isBinary, text };
  }

  private ref(name: string): object | null {
    const commit = this.branches.get(name);
    return commit ? { name, target: this.commitJson(commit) } : null;
  }

  private commitJson({ oid, message, files }: Commit): object {
    const author = { name: editor.name, email: editor.email, avatarUrl: "", user: actor };
    const json: object = {
      __typename: "Commit",
      oid,
      message,
      committedDate: "2024-01-01T00:00:00Z",
      author,
      history: () => ({ nodes: [json] }),
      file: ({ path: name }: { path: string }) => ({ oid: idOf(files.get(name) ?? "") }),
      status: null,
      deployments: { nodes: [] },
      checkSuites: { nodes: [] },
    };
    return json;
  }

  private commit({ branch, expectedHeadOid, message, fileChanges }: NewCommit): object {
    const head = this.branches.get(branch.branchName);
    if (head?.oid !== expectedHeadOid) throw new Error("The branch has moved on.");
    const files = new Map(head.files);
    for (const { path: name, contents } of fileChanges.additions)
      files.set(name, Buffer.from(contents, "base64"));
    const commit = {
      oid: idOf(`${head.oid} ${message.headline}`),
      message: message.headline,
      files,
    };
    this.branches.set(branch.branchName, commit);
    return this.commitJson(commit);
  }
}
