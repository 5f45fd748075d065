/** What the stand-ins of GitHub, GitLab and Bitbucket share: a server on this machine that keeps a real git repository. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/** Where the host of the site builds a branch. */
export const deployPreview = "https://deploy-preview.example.com/";

export const editor = { login: "editor", name: "Erin Editor", email: "erin@example.com" };

/** A request, with its path decoded. */
export interface Asked {
  verb: string;
  path: string;
  search: URLSearchParams;
  headers: IncomingMessage["headers"];
  /** What it sends, where that is JSON. */
  given: object;
  /** The fields that it sends, where that is a form. */
  form: [name: string, value: Buffer][];
}

/** An answer that is more than JSON with the status 200. */
export class Reply {
  constructor(
    readonly body: string | Buffer | object,
    readonly headers: Record<string, string> = {},
    readonly status = 200,
  ) {}
}

/** A file or folder of a tree, as git lists it. */
export interface TreeItem {
  mode: string;
  type: string;
  sha: string;
  size: number;
  path: string;
}

/** A change of one file: its blob, or null where it goes. */
export interface TreeChange {
  path: string;
  mode: string;
  sha: string | null;
}

const isJson = (body: Reply["body"]) => typeof body !== "string" && !Buffer.isBuffer(body);

export abstract class GitHost {
  readonly folder = mkdtempSync(path.join(tmpdir(), "git-host-"));
  private readonly server = createServer((request, response) => {
    void sentWith(request).then((sent) => {
      const { pathname, searchParams: search } = new URL(request.url ?? "/", "http://host");
      const { method: verb = "GET", headers } = request;
      const asked = { verb, path: decodeURIComponent(pathname), search, headers, ...sent };
      const reply = this.reply(asked);
      response.writeHead(reply.status, {
        "Content-Type": isJson(reply.body) ? "application/json" : "text/plain",
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Allow-Headers": "*",
        "Access-Control-Allow-Methods": "*",
        "Access-Control-Expose-Headers": "*",
        ...reply.headers,
      });
      response.end(isJson(reply.body) ? JSON.stringify(reply.body) : reply.body);
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

  /** @returns JSON, a reply of its own, or undefined for what there is not */
  protected abstract answer(asked: Asked): object | undefined;

  private reply(asked: Asked): Reply {
    try {
      const found = asked.verb === "OPTIONS" ? {} : this.answer(asked);
      if (found instanceof Reply) return found;
      return found ? new Reply(found) : new Reply({ message: "Not Found" }, {}, 404);
    } catch (error) {
      return new Reply({ message: String(error) }, {}, 500);
    }
  }

  /** Runs git in the repository, as the editor. @returns what it prints */
  git(command: string[], input?: string | Buffer, index?: string): string {
    return this.gitBytes(command, input, index).toString();
  }

  /** The same, for files that are no text. */
  gitBytes(command: string[], input?: string | Buffer, index?: string): Buffer {
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
    return stdout;
  }

  /** Whether git knows a revision, such as `main:content/site.yml`. */
  protected has(revision: string): boolean {
    return (
      spawnSync("git", ["cat-file", "-e", revision], { cwd: this.folder, stdio: "ignore" })
        .status === 0
    );
  }

  /** The name of what a revision means, such as `main:content/site.yml`; undefined where there is nothing. */
  protected idOf(revision: string): string | undefined {
    const command = ["rev-parse", "--verify", "--quiet", revision];
    const { status, stdout } = spawnSync("git", command, { cwd: this.folder });
    return status === 0 ? stdout.toString().trim() : undefined;
  }

  /** The bytes of files by the names of their blobs; one git process reads those that there are at the start. */
  private readonly blobs = new Map<string, Buffer>();

  private readBlobs(): void {
    const read = this.gitBytes(["cat-file", "--batch", "--batch-all-objects", "--unordered"]);
    for (let at = 0; at < read.length;) {
      const lineEnd = read.indexOf("\n", at);
      const [sha = "", type, size] = read.toString("utf8", at, lineEnd).split(" ");
      const end = lineEnd + 1 + Number(size);
      if (type === "blob") this.blobs.set(sha, read.subarray(lineEnd + 1, end));
      at = end + 1;
    }
  }

  /** @param sha the name of a blob; @returns its bytes */
  protected blob(sha: string): Buffer {
    if (this.blobs.size === 0) this.readBlobs();
    return this.blobs.get(sha) ?? this.gitBytes(["cat-file", "blob", sha]);
  }

  /** @param place a tree, such as `main:content` */
  protected tree(place: string, recursive: boolean): TreeItem[] | undefined {
    if (!this.has(place)) return undefined;
    const listed = this.git(["ls-tree", "-l", ...(recursive ? ["-r", "-t"] : []), place]);
    return listed.split("\n").flatMap((line) => {
      const [, mode = "", type = "", sha = "", size, name] =
        /^(\d+) (\w+) (\w+) +(\S+)\t(.*)$/.exec(line) ?? [];
      return name ? [{ mode, type, sha, size: Number(size), path: name }] : [];
    });
  }

  /** Answers a request for a branch, or for its end; undefined where there is no such branch. */
  protected branch(
    verb: string,
    name: string,
    shown: (commit: string) => object,
  ): object | undefined {
    const ref = `refs/heads/${name}`;
    const commit = this.idOf(ref);
    if (!commit) return undefined;
    if (verb !== "DELETE") return shown(commit);
    this.git(["update-ref", "-d", ref]);
    return new Reply("", {}, 204);
  }

  /** Keeps a file. @returns the name of its blob */
  protected newBlob(content: Buffer): string {
    return this.git(["hash-object", "-w", "--stdin"], content).trim();
  }

  /** @param base the tree or commit that the changes are made to; @returns the name of the tree */
  protected newTree(base: string, changes: readonly TreeChange[]): string {
    const index = path.join(this.folder, ".git", "index-of-the-stand-in");
    rmSync(index, { force: true });
    this.git(["read-tree", base], undefined, index);
    for (const change of changes) {
      const command =
        change.sha === null
          ? ["--force-remove", change.path]
          : ["--add", "--cacheinfo", `${change.mode},${change.sha},${change.path}`];
      this.git(["update-index", ...command], undefined, index);
    }
    return this.git(["write-tree"], undefined, index).trim();
  }

  /** @returns the name of the commit */
  protected newCommit(tree: string, parents: readonly string[], message: string): string {
    const command = ["commit-tree", tree, ...parents.flatMap((sha) => ["-p", sha])];
    return this.git(command, message).trim();
  }

  /** Another editor saves a file on the site. */
  saveAsAnother(file: string, text: string): void {
    this.changeAsAnother(file, this.newBlob(Buffer.from(text)));
  }

  /** Another editor deletes a file of the site. */
  deleteAsAnother(file: string): void {
    this.changeAsAnother(file, null);
  }

  private changeAsAnother(file: string, sha: string | null): void {
    const tree = this.newTree("main", [{ path: file, mode: "100644", sha }]);
    const commit = this.newCommit(tree, [this.git(["rev-parse", "main"]).trim()], "Theirs");
    this.git(["update-ref", "refs/heads/main", commit]);
  }

  /** @returns the address of the server */
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

async function sentWith(request: IncomingMessage): Promise<Pick<Asked, "given" | "form">> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  const type = request.headers["content-type"] ?? "";
  if (!type.startsWith("multipart/form-data"))
    return { given: body.length > 0 ? (JSON.parse(body.toString()) as object) : {}, form: [] };
  const form = await new Response(body, { headers: { "Content-Type": type } }).formData();
  const fields = [...form].map(async ([name, value]): Promise<[string, Buffer]> => [
    name,
    typeof value === "string" ? Buffer.from(value) : Buffer.from(await value.arrayBuffer()),
  ]);
  return { given: {}, form: await Promise.all(fields) };
}
