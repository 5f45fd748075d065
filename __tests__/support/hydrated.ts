/** Browser tests and the screenshots of the docs wait for hydration in the same way. */
export { hydrated, interact, openHydrated } from "../../scripts/lib/hydrated";
