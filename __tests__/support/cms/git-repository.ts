/** The git repository of a mock of GitHub or GitLab, with its pull requests. */
import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import path from "node:path";
import { article, articleFile } from "./article";

/** The logged-in user. */
export const editor = { login: "editor", name: "Erin Editor", email: "erin@example.com" };

/** A file as git lists it. */
export interface ListedFile {
  path: string;
  sha: string;
  size: number;
}

/** A change of one file: its new content, or null to delete it. */
export interface Change {
  path: string;
  content: Buffer | string | null;
}

/** A pull request of GitHub, or a merge request of GitLab. */
export interface Proposal {
  number: number;
  title: string;
  branch: string;
  labels: string[];
  state: "open" | "closed" | "merged";
  isDraft: boolean;
  at: string;
}

export class GitRepository {
  private readonly folder = mkdtempSync(path.join(tmpdir(), "cms-git-"));
  private readonly blobs = new Map<string, Buffer>();
  readonly proposals: Proposal[] = [];

  /** Makes one commit of the fixture content and the test's article. */
  constructor() {
    const content = path.join(this.folder, "content");
    cpSync("__tests__/fixtures/content", content, { recursive: true });
    const file = path.join(this.folder, articleFile);
    mkdirSync(path.dirname(file));
    writeFileSync(file, article);
    this.git(["init", "--quiet", "--initial-branch=main"]);
    this.git(["add", "."]);
    this.git(["commit", "--quiet", "--message=The content as it is"]);
    this.readBlobs();
  }

  /** Runs git. @returns its output; @throws if git fails */
  git(command: string[], input?: string | Buffer): string {
    return this.bytes(command, input).toString();
  }

  private bytes(command: string[], input?: string | Buffer): Buffer {
    const { stdout, stderr, status } = this.run(command, input);
    if (status !== 0) throw new Error(`git ${command.join(" ")}: ${stderr.toString()}`);
    return stdout;
  }

  /** Runs git without the developer's own settings, such as the signing of commits. */
  private run(command: string[], input?: string | Buffer): SpawnSyncReturns<Buffer> {
    const { name, email } = editor;
    const inherited = Object.entries(process.env).filter(([key]) => !key.startsWith("GIT_"));
    return spawnSync("git", command, {
      cwd: this.folder,
      input,
      maxBuffer: 1e8,
      env: {
        ...Object.fromEntries(inherited),
        GIT_CONFIG_GLOBAL: devNull,
        GIT_CONFIG_NOSYSTEM: "1",
        GIT_AUTHOR_NAME: name,
        GIT_AUTHOR_EMAIL: email,
        GIT_COMMITTER_NAME: name,
        GIT_COMMITTER_EMAIL: email,
      },
    });
  }

  /** The hash of a revision such as `main:content/site.yml`; undefined if there is none. */
  idOf(revision: string): string | undefined {
    const command = ["rev-parse", "--verify", "--quiet", revision];
    const { status, stdout } = this.run(command);
    return status === 0 ? stdout.toString().trim() : undefined;
  }

  /** The last commit of a branch. */
  head(branch = "main"): { sha: string; message: string } {
    const [sha = "", message = ""] = this.git(["log", "-1", "--format=%H%n%s", branch]).split("\n");
    return { sha, message };
  }

  /** @returns the files of a commit or branch */
  list(revision: string): ListedFile[] {
    return this.git(["ls-tree", "-rlz", revision])
      .split("\0")
      .flatMap((line) => {
        const [, sha = "", size, name] = /^\d+ blob (\w+) +(\d+)\t(.*)$/.exec(line) ?? [];
        return name ? [{ path: name, sha, size: Number(size) }] : [];
      });
  }

  /** Whether a hash is that of a commit and not of a blob. */
  isCommit(sha: string): boolean {
    return !this.blobs.has(sha) && this.git(["cat-file", "-t", sha]).trim() === "commit";
  }

  /** @returns the bytes of a blob */
  blob(sha: string): Buffer {
    const found = this.blobs.get(sha) ?? this.bytes(["cat-file", "blob", sha]);
    this.blobs.set(sha, found);
    return found;
  }

  /** Reads all blobs in one process, since the CMS requests them all at once. */
  private readBlobs(): void {
    const read = this.bytes(["cat-file", "--batch", "--batch-all-objects", "--unordered"]);
    for (let at = 0; at < read.length;) {
      const lineEnd = read.indexOf("\n", at);
      const [sha = "", type, size] = read.toString("utf8", at, lineEnd).split(" ");
      const end = lineEnd + 1 + Number(size);
      if (type === "blob") this.blobs.set(sha, read.subarray(lineEnd + 1, end));
      at = end + 1;
    }
  }

  /** @returns the text of a file on `main`; @throws if there is none */
  text(file: string): string {
    return this.git(["show", `main:${file}`]);
  }

  /**
   * Commits to a branch.
   * @param from the branch or commit at which a new branch starts
   * @returns the hash of the commit
   */
  commit(branch: string, changes: readonly Change[], message: string, from = branch): string {
    const { name, email } = editor;
    const data = (content: Buffer | string) => {
      const bytes = Buffer.from(content);
      return [Buffer.from(`data ${bytes.length}\n`), bytes, Buffer.from("\n")];
    };
    // Deletions come first. Otherwise a rename that changes only the case would delete the new file.
    const gone = changes.filter(({ content }) => content === null);
    const kept = changes.flatMap(({ path: file, content }) =>
      content === null ? [] : [Buffer.from(`M 100644 inline ${file}\n`), ...data(content)],
    );
    const stream = Buffer.concat([
      Buffer.from(`commit refs/heads/${branch}\ncommitter ${name} <${email}> now\n`),
      ...data(message),
      Buffer.from(`from ${this.idOf(from)}\n`),
      ...gone.map(({ path: file }) => Buffer.from(`D ${file}\n`)),
      ...kept,
    ]);
    this.git(["fast-import", "--quiet", "--date-format=now"], stream);
    return this.head(branch).sha;
  }

  setBranch(branch: string, sha: string): void {
    this.git(["update-ref", `refs/heads/${branch}`, sha]);
  }

  deleteBranch(branch: string): void {
    this.git(["update-ref", "-d", `refs/heads/${branch}`]);
  }

  /** @returns the branches besides `main` */
  branches(): string[] {
    const listed = this.git(["for-each-ref", "--format=%(refname:short)", "refs/heads"]);
    return listed.split("\n").filter((name) => name && name !== "main");
  }

  /** @returns the changes of a branch, as `git diff --numstat` prints them */
  changed(branch: string): string {
    return this.git(["diff", "--numstat", "--no-renames", `main...${branch}`]);
  }

  propose(title: string, branch: string, isDraft: boolean, labels: string[] = []): Proposal {
    const at = new Date().toISOString();
    const number = this.proposals.length + 1;
    const made: Proposal = { number, title, branch, labels, isDraft, state: "open", at };
    this.proposals.push(made);
    return made;
  }

  /** Merges a proposal. @returns false if it has conflicts */
  merge(proposal: Proposal): boolean {
    const { branch, title } = proposal;
    const merged = this.run(["merge-tree", "--write-tree", "main", branch]);
    if (merged.status !== 0) return false;
    const tree = merged.stdout.toString().trim().split("\n")[0] ?? "";
    const command = ["commit-tree", tree, "-p", "main", "-p", branch, "-m", title];
    this.setBranch("main", this.git(command).trim());
    proposal.state = "merged";
    return true;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
