/** Browser tests and the screenshots of the docs wait for hydration in the same way. */
export { giveSign, hydrated, openHydrated } from "../../scripts/lib/hydrated";
