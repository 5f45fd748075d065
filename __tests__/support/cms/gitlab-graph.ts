/** The part of GitLab's GraphQL API that the CMS uses. Any other field is an error. */
import { buildSchema, graphql } from "graphql";
import type { GitRepository } from "./git-repository";

const schema = buildSchema(`
  type Query { project(fullPath: ID!): Project }
  type Project { repository: Repository }
  type Repository {
    rootRef: String
    tree(ref: String, recursive: Boolean): Tree
    blobs(ref: String, paths: [String!]!): Blobs
  }
  type Tree { lastCommit: Commit, blobs(after: String): TreeBlobs! }
  type Commit { sha: String!, message: String! }
  type TreeBlobs { nodes: [TreeBlob!]!, pageInfo: PageInfo! }
  type TreeBlob { type: String!, path: String!, sha: String! }
  type PageInfo { endCursor: String, hasNextPage: Boolean! }
  type Blobs { nodes: [Blob!]! }
  type Blob { path: String!, oid: String!, size: String, rawTextBlob: String }
`);

/** The page size of GitLab. */
const pageSize = 100;

/** @throws if the query does not fit the schema */
export async function askGitLab(
  repository: GitRepository,
  query: string,
  variables?: Record<string, unknown>,
): Promise<object> {
  const rootValue = {
    project: {
      repository: {
        rootRef: "main",
        tree: ({ ref }: { ref: string }) => ({
          lastCommit: () => repository.head(ref),
          blobs: ({ after }: { after: string }) => {
            const files = repository.list(ref).map((file) => ({ type: "blob", ...file }));
            const end = Number(after) + pageSize;
            return {
              nodes: files.slice(Number(after), end),
              pageInfo: { endCursor: String(end), hasNextPage: end < files.length },
            };
          },
        }),
        blobs: ({ ref, paths }: { ref: string; paths: string[] }) => {
          const ids = new Map(repository.list(ref).map(({ path, sha }) => [path, sha]));
          const nodes = paths.flatMap((path) => {
            const oid = ids.get(path);
            if (!oid) return [];
            const bytes = repository.blob(oid);
            const rawTextBlob = bytes.includes(0) ? null : bytes.toString();
            return [{ path, oid, size: String(bytes.length), rawTextBlob }];
          });
          return { nodes };
        },
      },
    },
  };
  const result = await graphql({ schema, source: query, rootValue, variableValues: variables });
  const unknown = result.errors?.[0];
  if (unknown) throw unknown;
  return result;
}
