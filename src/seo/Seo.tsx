import { graphql } from "gatsby";
import { useContext, useEffect, useLayoutEffect, useState, type ComponentType } from "react";
import { addPart, onServer } from "../browser/lazy-hydrate";
import { CurrentPage, PagePath } from "../browser/page-path";
import { retryForever } from "../browser/retry";
import { useHydrated } from "../browser/useHydrated";
import { pageTitle } from "../lib/full-title";
import { useSite } from "../queries/useSite";
import type { HeadTagsProps } from "./HeadTags";

let HeadTags: ComponentType<HeadTagsProps> | undefined;

/** Fetches the script that writes the heads of all pages after the first. */
export const fetchHeadTags = async (): Promise<void> => {
  HeadTags ??= (await import("./HeadTags")).HeadTags;
};

if (onServer) addPart(fetchHeadTags);

/**
 * The head of a page: title, description, canonical address, social tags and structured data. The HTML of the first
 * page has it already, so the browser fetches the script only for the next page, or when the title changes.
 */
export const Seo = (props: Omit<HeadTagsProps, "path">) => {
  const path = useContext(PagePath);
  const { noindex, twins } = useContext(CurrentPage);
  const hydrated = useHydrated();
  const [firstTitle] = useState(props.title);
  const title = pageTitle(useSite(), path, props.title);
  const [isInHtml] = useState(!hydrated && !onServer);
  const [, setLoaded] = useState(false);
  const isNeeded = !isInHtml || props.title !== firstTitle;
  useEffect(() => {
    if (isNeeded && !HeadTags) void retryForever(fetchHeadTags).then(() => setLoaded(true));
  }, [isNeeded]);
  // The title changes with the page, even if the script is late.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return isNeeded && HeadTags ? (
    <HeadTags path={path} noindex={noindex} twins={twins} {...props} />
  ) : null;
};

export const query = graphql`
  fragment SeoPart on Seo {
    title
    description
    keywords
  }

  fragment PageSeo on WithPage {
    seo {
      ...SeoPart
    }
  }

  fragment ShareImage on File {
    childImageSharp {
      gatsbyImageData(layout: FIXED, width: 1200, height: 630, formats: [JPG])
    }
  }
`;
