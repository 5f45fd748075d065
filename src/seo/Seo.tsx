import { graphql } from "gatsby";
import { useContext, useEffect, useState, type ComponentType } from "react";
import { onServer, waitForPart } from "../browser/lazy-hydrate";
import { CurrentPage, PagePath } from "../browser/page-path";
import { retryForever } from "../browser/retry";
import { useHydrated } from "../browser/useHydrated";
import type { HeadTagsProps } from "./HeadTags";

let HeadTags: ComponentType<HeadTagsProps> | undefined;

const load = async () => {
  HeadTags ??= (await import("./HeadTags")).HeadTags;
};

if (onServer) waitForPart(load());

/**
 * The head of a page: title, description, canonical address, social tags and structured data. The HTML of the first
 * page has it already, so the browser fetches this script only for the next page, or when the title changes.
 */
export const Seo = (props: Omit<HeadTagsProps, "path">) => {
  const path = useContext(PagePath);
  const { noindex } = useContext(CurrentPage);
  const hydrated = useHydrated();
  const [title] = useState(props.title);
  const [isInHtml] = useState(!hydrated && !onServer);
  const [, setLoaded] = useState(false);
  const isNeeded = !isInHtml || props.title !== title;
  useEffect(() => {
    if (isNeeded && !HeadTags) void retryForever(load).then(() => setLoaded(true));
  }, [isNeeded]);
  return isNeeded && HeadTags ? <HeadTags path={path} noindex={noindex} {...props} /> : null;
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
