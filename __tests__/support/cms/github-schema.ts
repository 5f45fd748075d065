/** The part of GitHub's GraphQL schema that the CMS uses. Any other field is an error. */
import { buildSchema } from "graphql";

export const githubSchema = buildSchema(`
  scalar DateTime
  scalar GitObjectID
  type Query { repository(owner: String!, name: String!): Repository }
  type Repository {
    id: ID!
    defaultBranchRef: Ref
    ref(qualifiedName: String!): Ref
    object(oid: GitObjectID, expression: String): GitObject
    pullRequests(
      states: [PullRequestState!], labels: [String!], headRefName: String, first: Int, orderBy: IssueOrder
    ): PullRequests!
  }
  type Ref { name: String!, target: GitObject! }
  interface GitObject { oid: GitObjectID! }
  type Blob implements GitObject {
    oid: GitObjectID!, byteSize: Int!, isBinary: Boolean!, isTruncated: Boolean!, text: String
  }
  type Commit implements GitObject {
    oid: GitObjectID!, message: String!, committedDate: DateTime!, author: GitActor!
    history(first: Int, path: String): History!
    file(path: String!): TreeEntry
    status: Status
    deployments(last: Int, orderBy: DeploymentOrder): Deployments!
    checkSuites(last: Int): CheckSuites!
  }
  type GitActor { name: String!, email: String!, avatarUrl: String!, user: User }
  type User implements Actor {
    login: String!, avatarUrl: String!, name: String!, email: String!, databaseId: Int
  }
  interface Actor { login: String!, avatarUrl: String! }
  type History { nodes: [Commit!]! }
  type TreeEntry { oid: GitObjectID! }
  type Status { contexts: [StatusContext!]! }
  type StatusContext { context: String!, state: String!, targetUrl: String, description: String }
  type Deployments { nodes: [Deployment!]! }
  type Deployment { environment: String, latestStatus: DeploymentStatus }
  type DeploymentStatus { state: String!, environmentUrl: String, description: String }
  type CheckSuites { nodes: [CheckSuite!]! }
  type CheckSuite { checkRuns(last: Int): CheckRuns! }
  type CheckRuns { nodes: [CheckRun!]! }
  type CheckRun { name: String!, status: String!, conclusion: String, detailsUrl: String, summary: String }
  enum PullRequestState { OPEN CLOSED MERGED }
  enum OrderField { UPDATED_AT CREATED_AT }
  enum Direction { ASC DESC }
  input IssueOrder { field: OrderField!, direction: Direction! }
  input DeploymentOrder { field: OrderField!, direction: Direction! }
  type PullRequests { nodes: [PullRequest!]!, totalCount: Int! }
  type PullRequest {
    id: ID!, number: Int!, title: String!, url: String!, isDraft: Boolean!, isCrossRepository: Boolean!
    createdAt: DateTime!, updatedAt: DateTime!, headRefName: String!, headRefOid: GitObjectID!
    author: Actor!, labels(first: Int): Labels!, files(first: Int): ChangedFiles!
  }
  type Labels { nodes: [Label!]! }
  type Label { name: String! }
  type ChangedFiles { nodes: [ChangedFile!]! }
  type ChangedFile { path: String!, changeType: String! }
  type Mutation {
    createCommitOnBranch(input: CreateCommitOnBranchInput!): CreatedCommit
    createRef(input: CreateRefInput!): CreatedRef
  }
  input CreateCommitOnBranchInput {
    branch: CommittableBranch!, expectedHeadOid: GitObjectID!, message: CommitMessage!, fileChanges: FileChanges
  }
  input CommittableBranch { repositoryNameWithOwner: String!, branchName: String! }
  input CommitMessage { headline: String! }
  input FileChanges { additions: [FileAddition!], deletions: [FileDeletion!] }
  input FileAddition { path: String!, contents: String! }
  input FileDeletion { path: String! }
  input CreateRefInput { repositoryId: ID!, name: String!, oid: GitObjectID! }
  type CreatedCommit { commit: Commit! }
  type CreatedRef { ref: Ref! }
`);
