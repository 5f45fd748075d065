import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { NodePluginSchema } from "gatsby";
import { graphqlTypes } from "../../../src/gatsby/schema/node-types";

const same = (type: object) => type;

/** Replaces Gatsby's type builders; each returns the configuration of a type unchanged. */
const bare = {
  buildObjectType: same,
  buildEnumType: same,
  buildInterfaceType: same,
} as unknown as NodePluginSchema;

/** Hashes the GraphQL types of the content and the locked packages, to show whether the written schema is older. */
export const schemaDigest = (): string => {
  const types = graphqlTypes(bare, {
    tokens: () => new Map(),
    storeText: () => "",
    siteUrl: () => "",
  });
  return createHash("sha256")
    .update(JSON.stringify(types) + readFileSync("package-lock.json", "utf8"))
    .digest("hex")
    .slice(0, 16);
};
