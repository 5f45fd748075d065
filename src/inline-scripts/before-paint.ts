/** Runs first in the head of every page. */
import { applyScheme } from "./scheme";

applyScheme();
