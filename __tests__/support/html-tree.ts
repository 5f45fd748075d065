import type { Root } from "hast";
import raw from "hast-util-raw";

/** Parses HTML to a tree like that of gatsby-transformer-remark. */
export const treeOf = (html: string): Root =>
  raw({ type: "root", children: [{ type: "raw", value: html }] } as never) as Root;
