import { useLayoutEffect, type ReactNode } from "react";
import styled from "styled-components";
import { onPageHydrated } from "../browser/hydration";
import { lazyHydrate } from "../browser/lazy-hydrate";
import { PagePath, PageTopic } from "../browser/page-path";
import type { PageContext } from "../lib/page-context";
import { useSite } from "../queries/useSite";
import { colour, headerHeight, media } from "../theme/tokens";
import { Container } from "../ui/Container";
import { Breadcrumbs } from "./Breadcrumbs";
import { breadcrumbTrail } from "./breadcrumb-trail";
import { Footer } from "./Footer";
import { Analytics } from "./consent/Analytics";
import { Header } from "./header/Header";
import { useReveal } from "./useReveal";

/** No page of a site without an announcement has its script. */
const Announcement = process.env.GATSBY_ANNOUNCEMENT
  ? lazyHydrate(async () => (await import("./Announcement")).Announcement, {
      reservedHeight: "0",
      onUse: true,
    })
  : undefined;

interface LayoutProps {
  children: ReactNode;
  path: string;
  /** The build's context, for a page made from content. */
  context?: Partial<PageContext>;
  /** True on the not-found page, which has no breadcrumbs. */
  notFound: boolean;
}

export const Layout = ({ children, path, context, notFound }: LayoutProps) => {
  const { name, email, url, previewHosts } = useSite();
  useReveal(path);
  useLayoutEffect(() => {
    // In a microtask: React has finished by then, and the visitor cannot press in between.
    queueMicrotask(onPageHydrated);
  }, []);
  const header = <Header path={path} name={name} />;
  return (
    <PagePath.Provider value={notFound ? "/404/" : path}>
      <PageTopic.Provider value={context?.topic}>
        <Analytics path={path} previewHosts={previewHosts} />
        <Progress hidden aria-hidden="true" className="progress no-print" />
        {Announcement ? (
          <>
            <Announcement />
            {header}
          </>
        ) : (
          header
        )}
        <Letterhead>
          <strong>{name}</strong>
          <span>
            {url}
            {!notFound && path}
          </span>
          <span>{email}</span>
        </Letterhead>
        <Main id="content" tabIndex={-1}>
          <Breadcrumbs crumbs={notFound ? [] : breadcrumbTrail(path, context)} />
          {children}
        </Main>
        <Footer />
      </PageTopic.Provider>
    </PagePath.Provider>
  );
};

const Main = styled.main`
  padding-top: ${headerHeight};
`;

/** Says on paper whose page this is and where it stands. */
const Letterhead = styled(Container)`
  display: none;

  ${media.print} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12pt;
    justify-content: space-between;
    margin-bottom: 16pt;
    padding-bottom: 4pt;
    border-bottom: 1px solid ${colour.line};
    font-size: 9pt;
  }
`;

/** A progress bar at the top of the window; `gatsby-browser.tsx` shows it while the next page is slow to load. */
const Progress = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 25;
  height: 3px;
  background: ${colour.keel};
  transform-origin: left;
  animation: navigation-progress 8s cubic-bezier(0.1, 0.6, 0.2, 1) forwards;

  @keyframes navigation-progress {
    from {
      transform: scaleX(0.05);
    }

    to {
      transform: scaleX(0.95);
    }
  }
`;
