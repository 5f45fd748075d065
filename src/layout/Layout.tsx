import { useLayoutEffect, type ReactNode } from "react";
import { onPageHydrated } from "../browser/hydration";
import { CurrentPage, PagePath } from "../browser/page-path";
import type { PageContext } from "../lib/page-context";
import { useSite } from "../queries/useSite";
import { size, space } from "../theme/tokens";
import { Container } from "../ui/Container";
import { Announcement } from "./Announcement";
import { Breadcrumbs } from "./Breadcrumbs";
import { Footer } from "./Footer";
import { Analytics } from "./consent/Analytics";
import { Header } from "./header/Header";
import { useReveal } from "./useReveal";

interface LayoutProps {
  children: ReactNode;
  path: string;
  context?: Partial<PageContext>;
  /** True on the not-found page, which has no breadcrumbs. */
  notFound: boolean;
}

export const Layout = ({ children, path, context = {}, notFound }: LayoutProps) => {
  const { name, email, url, previewHosts, announcement } = useSite();
  useReveal(path);
  useLayoutEffect(() => {
    // In a microtask: React has finished by then, and the visitor cannot press in between.
    queueMicrotask(onPageHydrated);
  }, []);
  return (
    <PagePath.Provider value={notFound ? "/404/" : path}>
      <CurrentPage.Provider value={context}>
        <Analytics path={SITE.prefix + path} previewHosts={previewHosts} />
        <div hidden aria-hidden="true" className="progress no-print" />
        <a className="skip no-print" href="#content">
          {WORDS.header.skip}
        </a>
        <Header path={path} name={name} />
        {/* Printed only. Reader views leave out what is hidden from screen readers. */}
        <Container className="letterhead" aria-hidden="true">
          <strong>{name}</strong>
          <span>
            {url}
            {!notFound && path}
          </span>
          <span>{email}</span>
        </Container>
        <main id="content" tabIndex={-1}>
          {SITE.announcement && announcement && <Announcement {...announcement} />}
          {SITE.showsExamples && (
            <Container
              as="p"
              style={{ paddingBlock: space(2), fontSize: size.small, fontWeight: 600 }}
            >
              {WORDS.pages.examples}
            </Container>
          )}
          <Breadcrumbs crumbs={(!notFound && context.crumbs) || []} />
          {children}
        </main>
        <Footer />
      </CurrentPage.Provider>
    </PagePath.Provider>
  );
};
