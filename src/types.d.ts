/** The settings of the site; bundlers insert its values. */
declare const SITE: ReturnType<typeof import("./gatsby/site-constant").siteConstant>;

/** The words of the interface; bundlers insert those that code names. */
declare const WORDS: import("./model/default-words").Words;

/** The GraphQL schema of the site, in the script of the CMS alone. */
declare const SCHEMA: string;

interface Window {
  /** The path for which Gatsby has rendered the page. */
  pagePath?: string;
  /** Gatsby's loader, which its links use. */
  ___loader?: { hovering: (path: string) => void };
}

declare module "hast-util-to-string" {
  import type { Node } from "hast";

  /** The text of a node and of all nodes in it. */
  export default function toString(node: Node): string;
}

declare module "hast-util-to-mdast" {
  import type { Root as Html } from "hast";
  import type { Root } from "mdast";

  /** Makes a tree of Markdown of one of HTML. */
  export default function toMdast(tree: Html, options?: { document?: boolean }): Root;
}

declare module "mdast-util-gfm-strikethrough/to-markdown" {
  const extension: import("mdast-util-to-markdown").Options;
  export default extension;
}

declare module "mdast-util-gfm-table/to-markdown" {
  export default function tables(options: {
    tablePipeAlign?: boolean;
    tableCellPadding?: boolean;
  }): import("mdast-util-to-markdown").Options;
}
