import { createContext } from "react";
import type { PageContext } from "../lib/page-context";

/** The address of the current page; empty if a part is rendered without a page. */
export const PagePath = createContext("");

/** What the build says of the current page. */
export const CurrentPage = createContext<Partial<PageContext>>({});
