/** Runs in the head of every page, the same on each. */
import { keepHashReadable } from "./hash";
import { passStates } from "./links";
import { keepPresses } from "./presses";
import { renderRestLater } from "./rest";
import { markReturning } from "./returning";
import { begin, startWithVisitor } from "./start";
import { keepSubmits } from "./submit";

// What is marked then is looked for by what listens after it.
addEventListener("load", markReturning);
startWithVisitor();
keepPresses(begin);
renderRestLater();
keepHashReadable();
passStates();
keepSubmits();
