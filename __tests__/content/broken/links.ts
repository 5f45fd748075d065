/** The messages for a link or a redirect that leads nowhere. */
import { expectReport } from "../content-copy";

const legal = "legal/acceptable-use.md";
const form =
  "must be an address on this site that starts and ends with a slash, such as /contact/, a file such as /prices.pdf, or begin with https://, mailto: or tel:";
const addresses = "npm run content -- --addresses lists all";

test("links that lead nowhere, beside links to files, other sites, people and telephones", () =>
  expectReport(
    (content) => {
      content.append(
        legal,
        `
See ‹1›[our cookies](/legal/cookie/).
See ‹2›[our cookies](/legal/cookies).
See ‹3›[the rules](http://www.example.org/rules).
See ‹4›[our cookies](https://www.example.com/legal/cookies/).
See ‹5›[what you can do](#what-you-can-doo).
See ‹6›[what we receive](/legal/privacy/#what-we-receve).
Call ‹7›[us](tel:0113-4960000).
See ‹8›[our prices](/price.pdf).
See ‹9›<a href="/legal/cookie/">our cookies</a>.
See ‹10›[how to oil](/blog/oiling-clocks/).

[Click][r], ‹11›![a cover][r].

‹12›[r]: javascript:alert(1)
‹13›[r]: cover.jpg
`,
      );
      const right = [
        "/prices.pdf",
        "https://wa.me/441134960000",
        "mailto:info@example.com?subject=Our%20stock&cc=boss@example.com",
        "https://example.com/price%20list.html#:~:text=stock%20count",
        "tel:+372-555-0100",
        "tel:+44 113 496 0000",
      ];
      for (const to of right) content.append(legal, `\n[A link](<${to}>)\n`);
      const links = right.slice(2).map((to) => `{ label: A link, to: "${to}" }`);
      content.replace(
        "navigation.yml",
        /^links:\n(?: +- .*\n)+/m,
        `links: [${links.join(", ")}]\n`,
      );
      content.replace("navigation.yml", /to: \/resources\/audit\//, "to: ‹1›/resources/audits/");
      content.replace("resources.yml", /\/tools\/movement-finder\//, "‹1›/guides/clock-care/");
    },
    [
      `content/${legal}:‹1›  link  there is no page at "/legal/cookie/" (did you mean "/legal/cookies/"?); ${addresses}`,
      `content/${legal}:‹2›  link  "/legal/cookies" leads to "/legal/cookies/"; write that address`,
      `content/${legal}:‹3›  link  "http://www.example.org/rules" is not secure; write "https://www.example.org/rules", and see that the page answers there`,
      `content/${legal}:‹4›  link  "https://www.example.com/legal/cookies/" leads to this site by its full address; write "/legal/cookies/", which is right on every host`,
      `content/${legal}:‹5›  link  this text has no heading with the anchor "#what-you-can-doo" (did you mean "#what-you-can-do"?)`,
      `content/${legal}:‹6›  link  /legal/privacy/ has no anchor "#what-we-receve" (did you mean "#what-we-receive"?)`,
      `content/${legal}:‹7›  link  "tel:0113-4960000" must be + and the code of the country, then digits and blanks, such as +44 113 496 0000`,
      `content/${legal}:‹8›  link  there is no file static/price.pdf (did you mean "/prices.pdf"?)`,
      `content/${legal}:‹9›  link  there is no page at "/legal/cookie/" (did you mean "/legal/cookies/"?); ${addresses}`,
      `content/${legal}:‹10›  link  "/blog/oiling-clocks/" is redirected to "/process/"; write that address`,
      `content/${legal}:‹11›  picture  the picture javascript:alert(1) is not beside the text; save it there, and write its name here`,
      `content/${legal}:‹12›  link  "javascript:alert(1)" ${form}`,
      `content/${legal}:‹13›  text  is not shown: no place of the text names it, or another line has its name; write [words][r] where it belongs`,
      `content/navigation.yml:‹1›  footer.columns[1].links[1].to  there is no page at "/resources/audits/" (did you mean "/resources/audit/"?); ${addresses}`,
      'content/resources.yml:‹1›  [0].resources[1].link  "/guides/clock-care/" is not the address of a Tool; it must start with /tools/',
    ],
  ));

test("redirects that do not lead to a page in one step, beside one from a draft", () =>
  expectReport(
    (content) => {
      content.replace("blog/choosing-a-dial/index.md", "---\n", "---\ndraft: true\n");
      content.replace("blog/winding-habits/index.md", "---\n", "---\naliases: [/blog/winds/]\n");
      content.append(
        "redirects.yml",
        `- { id: /blog/choosing-a-dial/, to: /contact/ }
- { id: ‹1›/services/repair/, to: /contact/ }
- { id: ‹2›"/?p=123", to: /blog/ }
- { id: /blog/oil/, to: ‹4›/blog/oiling-clocks/ }
- ‹5›
- { id: ‹6›/blog/winds/, to: /contact/ }
- { id: /blog/older/, to: ‹7›/blog/newer/ }
- { id: /blog/newer/, to: ‹8›/blog/older/ }
- { id: /mending/, to: ‹9›/services/repairs/ }
`,
      );
    },
    [
      '‹1›  [3].id  "/services/repair/" is also the address of a page (content/services/repair.yml), so nobody would be redirected; remove it here',
      '‹2›  [4].id  "/?p=123" must be an address without ? and the words after it, because the host compares only the path',
      '‹4›  [5].to  "/blog/oiling-clocks/" is redirected itself, to "/process/"; name the page at the end',
      "‹5›  [6]  must be a group of fields, but is empty",
      '‹6›  [7].id  "/blog/winds/" is also the address of a redirect (content/blog/winding-habits/index.md:2), so nobody would be redirected; remove it here',
      '‹7›  [8].to  "/blog/newer/" leads back here, so visitors would go in a circle; name a page',
      '‹8›  [9].to  "/blog/older/" leads back here, so visitors would go in a circle; name a page',
      `‹9›  [10].to  there is no page at "/services/repairs/" (did you mean "/services/repair/"?); ${addresses}`,
    ].map((problem) => `content/redirects.yml:${problem}`),
  ));

test("pages and redirects at the addresses of another language", () =>
  expectReport(
    (content) => {
      content.write("de/site.yml", "");
      content.write(
        "own-pages/de.md",
        "---\ntitle: The fair\nlead: Bring a clock that stands still.\n---\n\nWords.\n",
      );
      content.replace("redirects.yml", /id: .*/, "id: ‹1›/de/old/");
    },
    [
      'own-pages/de.md:1:1  "/de/" is also the address of the site in content/de/; give this file another name',
      'redirects.yml:‹1›  [0].id  "/de/old/" is also the address of the site in content/de/, so nobody would be redirected; remove it here',
    ].map((problem) => `content/${problem}`),
  ));
