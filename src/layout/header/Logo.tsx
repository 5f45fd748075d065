import { Link, withPrefix } from "gatsby";
import { useState } from "react";
import styled from "styled-components";
import { font, motion, size } from "../../theme/tokens";

/**
 * The logo, a link home; if its picture fails to load, the name replaces it. Dark grounds have static/logo-dark.svg, if
 * there is one.
 */
export const Logo = ({ name }: { name: string }) => {
  const [failed, setFailed] = useState(false);
  return (
    <Home to="/" data-logo="">
      {failed ? (
        <span>{name}</span>
      ) : (
        <>
          <img
            // The picture may have failed before this script ran.
            ref={(image) => image?.complete && image.naturalWidth === 0 && setFailed(true)}
            src={withPrefix("/logo.svg")}
            alt={name}
            width={128}
            height={32}
            onError={() => setFailed(true)}
          />
          {SITE.hasDarkLogo && (
            <img src={withPrefix("/logo-dark.svg")} alt={name} height={32} loading="lazy" />
          )}
        </>
      )}
    </Home>
  );
};

const Home = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: 2.75rem;
  color: inherit;
  font-family: ${font.display};
  font-size: ${size.title};
  text-decoration: none;

  img {
    width: auto;
    height: 2rem;
    transition: height ${motion.quick};
  }

  img:only-child {
    filter: var(--only-logo);
  }

  img:nth-last-child(2) {
    display: var(--light-logo, block);
  }

  img + img {
    display: var(--dark-logo);
  }
`;
