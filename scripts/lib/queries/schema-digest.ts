import { createHash } from "node:crypto";
import type { NodePluginSchema } from "gatsby";
import { graphqlTypes } from "../../../src/gatsby/schema/node-types";

const same = (type: object) => type;

/** Stands for Gatsby's builders, and gives the configuration of a type as it is. */
const bare = {
  buildObjectType: same,
  buildEnumType: same,
  buildInterfaceType: same,
} as unknown as NodePluginSchema;

/** The hash of the GraphQL types of the content; it shows whether the committed schema is older than the model. */
export const schemaDigest = (): string => {
  const types = graphqlTypes(
    bare,
    () => new Map(),
    () => "",
  );
  return createHash("sha256").update(JSON.stringify(types)).digest("hex").slice(0, 16);
};
