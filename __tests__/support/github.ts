/** A stand-in of GitHub's API, as far as the CMS uses it, which keeps a real git repository. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { Pulls } from "./github-pulls";

export const editor = { login: "editor", name: "Erin Editor", email: "erin@example.com" };

interface TreeEntry {
  path: string;
  mode: string;
  sha: string | null;
}

/** What requests send. */
interface Given {
  content: string;
  base_tree: string;
  tree: string | TreeEntry[];
  parents: string[];
  message: string;
  sha: string;
}

export class GitHub {
  readonly folder = mkdtempSync(path.join(tmpdir(), "github-"));
  /** The pull requests, and branches as such. */
  readonly pulls = new Pulls((command) => this.git(command), editor);
  private readonly server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://host");
      const answer =
        request.method === "OPTIONS"
          ? {}
          : this.answer(`${request.method} ${decodeURIComponent(pathname)}`, searchParams, body);
      response.writeHead(answer === undefined ? 404 : 200, {
        "Content-Type": "application/json",
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Allow-Headers": "*",
        "Access-Control-Allow-Methods": "*",
      });
      response.end(JSON.stringify(answer ?? { message: "Not Found" }));
    });
  });

  constructor(readonly repository: string) {
    // A connection that is closed while a request comes would fail it.
    this.server.keepAliveTimeout = 0;
    cpSync("content", path.join(this.folder, "content"), { recursive: true });
    this.git(["init", "--quiet", "--initial-branch=main"]);
    this.git(["add", "."]);
    this.git(["commit", "--quiet", "--message=The content as it is"]);
  }

  /** Runs git in the repository. @returns what it prints */
  git(command: string[], input?: string | Buffer, index?: string): string {
    const { name, email } = editor;
    const { stdout, stderr, status } = spawnSync("git", command, {
      cwd: this.folder,
      input,
      maxBuffer: 1e8,
      env: {
        ...process.env,
        ...(index && { GIT_INDEX_FILE: index }),
        GIT_AUTHOR_NAME: name,
        GIT_AUTHOR_EMAIL: email,
        GIT_COMMITTER_NAME: name,
        GIT_COMMITTER_EMAIL: email,
      },
    });
    if (status !== 0) throw new Error(`git ${command.join(" ")}: ${stderr.toString()}`);
    return stdout.toString();
  }

  private answer(request: string, search: URLSearchParams, body: string): unknown {
    if (["GET /user", `GET /users/${editor.login}`].includes(request)) return { id: 1, ...editor };
    const own = request.replace(`/repos/${this.repository}`, "");
    const [, verb = "", rest = ""] = /^(\w+) (.*)$/.exec(own) ?? [];
    const given = (body ? JSON.parse(body) : {}) as Partial<Given>;
    if (own === "GET ")
      return { owner: { login: "example" }, permissions: { push: true }, default_branch: "main" };
    if (verb === "GET" && rest.startsWith("/git/trees/"))
      return this.tree(rest.slice("/git/trees/".length), search.has("recursive"));
    if (verb === "GET" && rest.startsWith("/git/blobs/")) {
      const sha = rest.slice("/git/blobs/".length);
      const { stdout } = spawnSync("git", ["cat-file", "blob", sha], { cwd: this.folder });
      return { sha, encoding: "base64", content: stdout.toString("base64") };
    }
    if (own === "GET /commits")
      return [{ commit: { author: { name: editor.name, date: "2024-01-01T00:00:00Z" } } }];
    if (own === "POST /git/blobs") {
      const content = Buffer.from(given.content ?? "", "base64");
      return { sha: this.git(["hash-object", "-w", "--stdin"], content).trim() };
    }
    if (own === "POST /git/trees")
      return { sha: this.newTree(given.base_tree ?? "", given.tree as TreeEntry[]) };
    if (own === "POST /git/commits") {
      const parents = (given.parents ?? []).flatMap((sha) => ["-p", sha]);
      const commit = ["commit-tree", given.tree as string, ...parents];
      return { sha: this.git(commit, given.message).trim() };
    }
    return this.pulls.answer(own, search, given as object);
  }

  private tree(place: string, recursive: boolean): unknown {
    const listed = spawnSync("git", ["ls-tree", "-l", ...(recursive ? ["-r"] : []), place], {
      cwd: this.folder,
      encoding: "utf8",
    });
    if (listed.status !== 0) return undefined;
    const tree = listed.stdout.split("\n").flatMap((line) => {
      const [, mode, type, sha, size, name] = /^(\d+) (\w+) (\w+) +(\S+)\t(.*)$/.exec(line) ?? [];
      return name ? [{ mode, type, sha, size: Number(size), path: name }] : [];
    });
    return { tree };
  }

  private newTree(base: string, entries: TreeEntry[]): string {
    const index = path.join(this.folder, ".git", "index-of-the-stand-in");
    rmSync(index, { force: true });
    this.git(["read-tree", base], undefined, index);
    for (const entry of entries) {
      const change =
        entry.sha === null
          ? ["--force-remove", entry.path]
          : ["--add", "--cacheinfo", `${entry.mode},${entry.sha},${entry.path}`];
      this.git(["update-index", ...change], undefined, index);
    }
    return this.git(["write-tree"], undefined, index).trim();
  }

  /** @returns the address of the API */
  start(): Promise<string> {
    return new Promise((resolve) => {
      this.server.listen(0, "127.0.0.1", () => {
        resolve(`http://127.0.0.1:${(this.server.address() as AddressInfo).port}`);
      });
    });
  }

  stop(): void {
    this.server.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
