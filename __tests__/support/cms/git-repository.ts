/** The git repository of the mock of GitHub, with its pull requests. */
import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

/** A pull request. */
export interface Proposal {
  number: number;
  title: string;
  branch: string;
  labels: string[];
  isDraft: boolean;
}

export class GitRepository {
  private readonly folder = mkdtempSync(path.join(tmpdir(), "cms-git-"));
  /** The content of each file on `main`, by its hash. */
  readonly blobs: ReadonlyMap<string, Buffer>;
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
    this.blobs = new Map(
      this.list("main").map(({ path: name, sha }) => [
        sha,
        readFileSync(path.join(this.folder, name)),
      ]),
    );
  }

  /** Runs git. @returns its output; @throws if git fails */
  git(command: string[]): string {
    const { stdout, stderr, status } = this.run(command);
    if (status !== 0) throw new Error(`git ${command.join(" ")}: ${stderr}`);
    return stdout;
  }

  /** Runs git without the developer's own settings, such as the signing of commits. */
  private run(command: string[]): SpawnSyncReturns<string> {
    const { name, email } = editor;
    const inherited = Object.entries(process.env).filter(([key]) => !key.startsWith("GIT_"));
    return spawnSync("git", command, {
      cwd: this.folder,
      encoding: "utf8",
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
    return status === 0 ? stdout.trim() : undefined;
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

  /** @returns the text of a file on `main`; @throws if there is none */
  text(file: string): string {
    return this.git(["show", `main:${file}`]);
  }

  /** Commits files to a branch. @returns the hash of the commit */
  commit(branch: string, files: readonly (readonly [string, Buffer])[], message: string): string {
    this.git(["checkout", "--quiet", branch]);
    for (const [name, content] of files) writeFileSync(path.join(this.folder, name), content);
    this.git(["commit", "--quiet", "--all", `--message=${message}`]);
    return this.head(branch).sha;
  }

  setBranch(branch: string, sha: string): void {
    this.git(["update-ref", `refs/heads/${branch}`, sha]);
  }

  /** @returns the changes of a branch, as `git diff --numstat` prints them */
  changed(branch: string): string {
    return this.git(["diff", "--numstat", "--no-renames", `main...${branch}`]);
  }

  propose(title: string, branch: string, isDraft: boolean): Proposal {
    const made = { number: this.proposals.length + 1, title, branch, labels: [], isDraft };
    this.proposals.push(made);
    return made;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
