/** The parts of the resources page that depend on the types in its groups. */
import { all } from "../../support/content-files";

const typesOf = all("ResourceGroup").map(({ data }) => data.resources.map(({ type }) => type));

/** Whether a group has only tools. The link to all tools is below such a group. */
export const hasToolGroup = typesOf.some((types) => types.every((type) => type === "Tool"));

/** The types that resources show. In a group of one type, the heading is enough. */
export const saidTypes = typesOf.flatMap((types) => (new Set(types).size > 1 ? types : []));
