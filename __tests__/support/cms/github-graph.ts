/** The GraphQL API of the mock of GitHub. */
import { graphql } from "graphql";
import { editor, type GitRepository } from "./git-repository";
import { githubSchema as schema } from "./github-schema";

interface NewCommit {
  branch: { branchName: string };
  expectedHeadOid: string;
  message: { headline: string };
  fileChanges: { additions: { path: string; contents: string }[] };
}

const actor = { ...editor, avatarUrl: "", databaseId: 1 };

export class GitHubGraph {
  constructor(private readonly repository: GitRepository) {}

  /** @returns data or errors, as GitHub does; @throws if the query does not fit the schema */
  async answer(query: string, variables?: Record<string, unknown>): Promise<object> {
    const rootValue = {
      repository: () => this.repositoryJson(),
      createCommitOnBranch: ({ input }: { input: NewCommit }) => this.commit(input),
      createRef: ({ input }: { input: { name: string; oid: string } }) => this.createRef(input),
    };
    const result = await graphql({ schema, source: query, rootValue, variableValues: variables });
    const unknown = result.errors?.find(({ originalError }) => !originalError);
    if (unknown) throw unknown;
    return result;
  }

  private repositoryJson(): object {
    const { repository } = this;
    // One query names the same branch for each of a hundred files.
    const refs = new Map<string, object | null>();
    const ref = (name: string) => {
      const found =
        refs.get(name) ??
        (repository.idOf(`refs/heads/${name}`) ? { name, target: this.commitOf(name) } : null);
      refs.set(name, found);
      return found;
    };
    return {
      id: "repository",
      defaultBranchRef: () => ref("main"),
      ref: ({ qualifiedName }: { qualifiedName: string }) =>
        ref(qualifiedName.replace(/^refs\/heads\//, "")),
      object: (wanted: { oid?: string; expression?: string }) => {
        if (wanted.oid)
          return repository.blobs.has(wanted.oid)
            ? this.blobOf(wanted.oid)
            : this.commitOf(wanted.oid);
        const id = repository.idOf(wanted.expression ?? "");
        return id ? this.blobOf(id) : null;
      },
      // No entry is in review when the CMS is opened.
      pullRequests: { totalCount: 0, nodes: [] },
    };
  }

  private blobOf(id: string): object {
    const bytes = this.repository.blobs.get(id) ?? Buffer.from("");
    const isBinary = bytes.includes(0);
    return {
      __typename: "Blob",
      oid: id,
      byteSize: bytes.length,
      isBinary,
      isTruncated: false,
      text: isBinary ? null : bytes.toString(),
    };
  }

  private commitOf(revision: string): object {
    const { repository } = this;
    const lines = repository.git(["log", "-1", "--format=%H%n%cI%n%an%n%ae%n%s", revision]);
    const [oid = "", committedDate, name, email, message] = lines.split("\n");
    const commit: object = {
      __typename: "Commit",
      oid,
      message,
      committedDate,
      author: { name, email, avatarUrl: "", user: { ...actor, __typename: "User" } },
      // The tests do not need the history of a single file, and git is slow to find it.
      history: () => ({ nodes: [commit] }),
      file: ({ path }: { path: string }) => ({ oid: repository.idOf(`${oid}:${path}`) }),
      status: null,
      deployments: { nodes: [] },
      checkSuites: { nodes: [] },
    };
    return commit;
  }

  private commit(input: NewCommit): object {
    const { branch, expectedHeadOid, message, fileChanges } = input;
    const { branchName } = branch;
    if (this.repository.head(branchName).sha !== expectedHeadOid)
      throw new Error(`Expected branch to point to "${expectedHeadOid}" but it did not.`);
    const files = fileChanges.additions.map(
      ({ path, contents }) => [path, Buffer.from(contents, "base64")] as const,
    );
    return { commit: this.commitOf(this.repository.commit(branchName, files, message.headline)) };
  }

  private createRef({ name, oid }: { name: string; oid: string }): object {
    if (this.repository.idOf(name))
      throw new Error(`A ref named "${name}" already exists in the repository.`);
    const branch = name.replace(/^refs\/heads\//, "");
    this.repository.setBranch(branch, oid);
    return { ref: { name, target: this.commitOf(branch) } };
  }
}
