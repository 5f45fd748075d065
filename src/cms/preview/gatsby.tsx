/**
 * Replaces `gatsby` in the script of the CMS, so that the preview can show the site's own pages: queries are answered
 * from the edited content, and links do nothing.
 */
import { createContext, useContext, useMemo, type AnchorHTMLAttributes } from "react";
import { execute, parseQuery, type Query } from "./query";

/** The data that answers the queries of a previewed page. */
export const PreviewRoot = createContext<Record<string, unknown>>({});

/** Parses a query or a fragment where a module of the site declares it. */
export const graphql = ([text = ""]: TemplateStringsArray): Query => parseQuery(text);

/** Answers the query of a component from the content that is previewed. */
export function useStaticQuery(query: Query): unknown {
  const root = useContext(PreviewRoot);
  return useMemo(() => execute(query, root), [query, root]);
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; state?: unknown };

export const Link = ({ to, state: _state, children, ...attributes }: LinkProps) => (
  <a href={to} {...attributes}>
    {children}
  </a>
);

export const navigate = (): void => {};

export const withPrefix = (address: string): string => address;
