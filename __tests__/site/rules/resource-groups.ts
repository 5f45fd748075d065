/** What the resources page shows of its groups. */
import { all } from "../../support/content-files";

const typesOf = all("ResourceGroup").map(({ data }) => data.resources.map(({ type }) => type));

/** Whether a group holds tools alone: the way to all tools stands below such a group. */
export const hasToolGroup = typesOf.some((types) => types.every((type) => type === "Tool"));

/** The types that are said: a group of one type says it by its heading. */
export const saidTypes = typesOf.flatMap((types) => (new Set(types).size > 1 ? types : []));
