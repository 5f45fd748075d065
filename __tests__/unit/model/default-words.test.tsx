/** With other words of the interface, components show and say no default in their place. */
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { finishHtml } from "../../../src/content/html/finish-html";
import { Calculator } from "../../../src/features/calculators/Calculator";
import { ContactForm } from "../../../src/features/forms/ContactForm";
import { NewsletterForm } from "../../../src/features/forms/NewsletterForm";
import { SearchDialog } from "../../../src/features/search/SearchDialog";
import { Layout } from "../../../src/layout/Layout";
import { PageErrorBoundary } from "../../../src/layout/PageErrorBoundary";
import { ConsentBanner } from "../../../src/layout/consent/ConsentBanner";
import { defaultWords } from "../../../src/model/default-words";
import { CompanyBlock } from "../../../src/sections/company/CompanyBlock";
import { PageLinks } from "../../../src/sections/shared/PageLinks";
import { callOf, nodeOf, nodesOf } from "../../support/content";
import { treeOf } from "../../support/html-tree";
import { pseudoTranslate } from "../../support/pseudo-words";

const textsIn = (words: unknown): string[] =>
  typeof words === "string" ? [words] : Object.values(words as object).flatMap(textsIn);

const content = JSON.stringify(
  ["Navigation", "SiteSettings", "ContactPage", "BlogPage"].map((kind) =>
    nodeOf(kind as "Navigation"),
  ),
);

/** The defaults that the content of the test does not have too. */
const defaults = textsIn(defaultWords).filter((text) => text && !content.includes(text));

/** What is shown and said: texts, and attributes with words. */
function saidIn(root: Element): string[] {
  const attributes = [...root.querySelectorAll("*")].flatMap((element) =>
    ["aria-label", "alt", "placeholder", "title"].map((name) => element.getAttribute(name) ?? ""),
  );
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
  return [...texts, ...attributes].map((text) => text.trim());
}

const Crash = (): never => {
  throw new Error("It crashes.");
};

const { search } = nodeOf<{ search: Queries.SearchPartFragment }>("Navigation");
const { calculator: copy } = nodeOf<{
  calculator: Queries.CalculatorCopyFragment & { closing: { call: string } };
}>("ResourcesPage");
const [calculator] = nodesOf<Queries.CalculatorFragment>("Calculator");

const markdown = `<blockquote><p>[!NOTE] Wind it.</p></blockquote><table><tr><td>1</td></tr></table>
<p><input type="checkbox" checked> <input type="checkbox"> 2-3</p>`;

const Article = () => (
  <div dangerouslySetInnerHTML={{ __html: finishHtml(treeOf(markdown), new Map()) }} />
);

const elements: Record<string, ReactElement> = {
  layout: (
    <Layout path="/about/" notFound={false}>
      {null}
    </Layout>
  ),
  crash: (
    <PageErrorBoundary>
      <Crash />
    </PageErrorBoundary>
  ),
  consent: <ConsentBanner measured reopened />,
  unmeasured: <ConsentBanner measured={false} reopened />,
  search: <SearchDialog copy={search} />,
  contact: <ContactForm />,
  newsletter: <NewsletterForm />,
  pages: <PageLinks base="/blog/" page={2} pages={3} />,
  company: <CompanyBlock title="-" />,
  calculator: calculator ? (
    <Calculator calculator={calculator} copy={copy} call={callOf(copy.closing.call)} hash="">
      {() => null}
    </Calculator>
  ) : (
    <></>
  ),
  article: <Article />,
};

beforeAll(() => {
  Object.assign(globalThis, { WORDS: pseudoTranslate(defaultWords) });
});

test.each(Object.keys(elements))("%s", (name) => {
  // React reports the crash of a page.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { container } = render(elements[name]);
  const said = saidIn(container);
  expect(said.filter((text) => /[áéíóú]/.test(text))).not.toEqual([]);
  expect(said.filter((text) => defaults.includes(text))).toEqual([]);
});
