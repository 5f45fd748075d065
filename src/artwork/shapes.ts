/** Lists the figures that a drawing can show by the name of their idea. */
import { courseShapes } from "./course-shapes";
import { curveShapes } from "./curve-shapes";
import { lineShapes } from "./line-shapes";
import { openShapes } from "./open-shapes";

/** Every idea a cover can carry, by name. */
export const shapes = { ...curveShapes, ...lineShapes, ...courseShapes, ...openShapes };

/** The name of an idea. */
export type ShapeName = keyof typeof shapes;

/** The ideas for pages without a composition; `drift` is a different curve for every id. */
export const uncomposed: readonly ShapeName[] = ["drift", "drift", "drift", "drift", "readings"];
