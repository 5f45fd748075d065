import { createContext } from "react";

/** The address of the current page; empty if a part is rendered without a page. */
export const PagePath = createContext("");
