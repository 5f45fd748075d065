/** How browser tests wait for a page, which is how the screenshots of the docs wait too. */
export { giveSign, hydrated, openHydrated } from "../../scripts/lib/hydrated";
