import { createContext } from "react";

/** The address of the page being shown; empty where a part is drawn without a page. */
export const PagePath = createContext("");
