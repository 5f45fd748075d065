import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the server's HTML and true once scripts run on the page. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
