/** The messages for a redirect that does not lead to a page in one step. */
import { appending, replacing, testMistakes } from "./mistakes";

const redirects = "redirects.yml";

testMistakes([
  appending(
    "a redirect from an existing page",
    redirects,
    "- id: ‹1›/services/repair/\n  to: /contact/\n",
    '‹1›  [2].id  there is a page at "/services/repair/", so nobody would be redirected; remove this entry, or the page',
  ),
  {
    name: "no problem for a redirect from a draft, which has no page yet",
    edit: (content) => {
      content.append(redirects, "- id: /blog/choosing-a-dial/\n  to: /contact/\n");
      content.replace("blog/choosing-a-dial/index.md", "---\n", "---\ndraft: true\n");
    },
    problems: [],
  },
  appending(
    "a redirect from an address with a query",
    redirects,
    '- id: ‹1›"/?p=123"\n  to: /blog/\n',
    '‹1›  [2].id  "/?p=123" must be an address without ? and the words after it, because the host compares only the path',
  ),
  ...[
    ["/blog/%2A", "/blog/*"],
    ["/a%00b/", "/a\\u0000b/"],
    ["/a%0A/x/", "/a\\n/x/"],
    ["/%2e%2E/", "/../"],
    ["/%FC/../", "/%FC/../"],
  ].map(([id = "", read = ""]) =>
    appending(
      `a redirect from ${id}, which the host reads otherwise`,
      redirects,
      `- id: ‹1›${id}\n  to: /contact/\n`,
      `‹1›  [2].id  is "${read}" for the host, which then leads from other addresses than this; write the address of one page`,
    ),
  ),
  appending(
    "a redirect to another redirect",
    redirects,
    "- id: /blog/oil/\n  to: ‹1›/blog/oiling-clocks/\n",
    '‹1›  [2].to  "/blog/oiling-clocks/" is redirected itself, to "/process/"; name the page at the end',
  ),
  appending(
    "a redirect without its fields",
    redirects,
    "- ‹1›\n",
    "‹1›  [2]  must be a group of fields, but is empty",
  ),
  {
    name: "a redirect from a former address of a page",
    edit: (content) => {
      content.append(redirects, "- id: ‹1›/blog/dials/\n  to: /contact/\n");
      content.replace("blog/choosing-a-dial/index.md", "---\n", "---\naliases: [/blog/dials/]\n");
    },
    problems: [
      `content/${redirects}:‹1›  [2].id  "/blog/dials/" leads to "/blog/choosing-a-dial/" already, as its former address; remove this entry`,
    ],
  },
  {
    name: "redirects in a circle",
    edit: (content) => {
      content.replace(redirects, /to: \/process\//, "to: ‹1›/blog/older/");
      content.append(redirects, "- id: /blog/older/\n  to: ‹2›/blog/oiling-clocks/\n");
    },
    problems: [
      `content/${redirects}:‹1›  [0].to  "/blog/older/" leads back here, so visitors would go in a circle; name a page`,
      `content/${redirects}:‹2›  [2].to  "/blog/oiling-clocks/" leads back here, so visitors would go in a circle; name a page`,
    ],
  },
  replacing(
    "a redirect to a missing page",
    redirects,
    /to: \/services\/repair\//,
    "to: ‹1›/services/repairs/",
    '‹1›  [1].to  there is no page at "/services/repairs/" (did you mean "/services/repair/"?); npm run content -- --addresses lists all',
  ),
  appending(
    "a link to an address that is redirected",
    "legal/acceptable-use.md",
    "\nSee ‹1›[how to oil](/blog/oiling-clocks/).\n",
    '‹1›  link  "/blog/oiling-clocks/" is redirected to "/process/"; write that address',
  ),
]);
