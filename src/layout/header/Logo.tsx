import { Link, withPrefix } from "gatsby";
import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { font, motion } from "../../theme/tokens";

/** The logo, a link home; if its picture fails to load, the name replaces it. */
export const Logo = ({ name, onFollow }: { name: string; onFollow?: () => void }) => {
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  const fail = () => setFailed(true);
  useEffect(() => {
    if (failed) console.warn("The logo could not be loaded; its text stands in.");
  }, [failed]);
  useEffect(() => {
    // It may have failed before this script ran.
    const drawn = image.current;
    if (drawn?.complete && drawn.naturalWidth === 0) fail();
  }, []);
  return (
    <Home to="/" onClick={onFollow} data-logo="">
      {failed ? (
        <span>{name}</span>
      ) : (
        <img
          ref={image}
          src={withPrefix("/logo.svg")}
          alt={name}
          width={128}
          height={32}
          onError={fail}
        />
      )}
    </Home>
  );
};

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  color: inherit;
  font-family: ${font.display};
  font-size: 1.75rem;
  text-decoration: none;
  transform-origin: left center;
  transition: transform ${motion.quick};

  img {
    width: auto;
    height: 2rem;
  }

  html[data-theme="dark"] &:not(.band *) img,
  .band & img {
    filter: invert(1) hue-rotate(180deg);
  }

  @media (prefers-color-scheme: dark) {
    html:not([data-theme="light"]) & img {
      filter: invert(1) hue-rotate(180deg);
    }
  }
`;
