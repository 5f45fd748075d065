import { createHash } from "node:crypto";
import type { NodePluginSchema } from "gatsby";
import { graphqlTypes } from "../../../src/gatsby/schema/node-types";

const same = (type: object) => type;

/** Replaces Gatsby's type builders; each returns the configuration of a type unchanged. */
const bare = {
  buildObjectType: same,
  buildEnumType: same,
  buildInterfaceType: same,
} as unknown as NodePluginSchema;

/** Hashes the GraphQL types of the content, to show whether the committed schema is older than the model. */
export const schemaDigest = (): string => {
  const types = graphqlTypes(
    bare,
    () => new Map(),
    () => "",
  );
  return createHash("sha256").update(JSON.stringify(types)).digest("hex").slice(0, 16);
};
