import { createContext } from "react";

/** The address of the current page; empty if a part is rendered without a page. */
export const PagePath = createContext("");

/** The topic of the service that the current page is about, as calls to action pass it to the contact form. */
export const PageTopic = createContext<string | undefined>(undefined);
