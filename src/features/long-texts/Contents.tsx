import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, media, size, space } from "../../theme/tokens";
import { Disclosure } from "../../ui/Disclosure";

interface ContentsProps {
  headings: readonly { depth: number; text: string; id: string }[];
}

/** The table of contents of a long text: closed at first on a phone, in two columns on a tablet. */
export const Contents = ({ headings }: ContentsProps) => {
  const sections = headings.filter(({ depth }) => depth === 2);
  if (sections.length < 3) return null;
  return (
    <Nav aria-label={WORDS.articles.contents} className="no-print">
      <Disclosure label={WORDS.articles.contents}>
        <p aria-hidden="true">{WORDS.articles.contents}</p>
        <ol className="contents">
          {sections.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </Disclosure>
    </Nav>
  );
};

const Nav = styled.nav`
  font-size: ${size.small};

  p {
    margin-bottom: ${space(2)};
    ${mixin.note}
    font-weight: 600;

    ${media.belowTablet} {
      display: none;
    }
  }

  li {
    border-top: 1px solid ${colour.line};
  }

  a {
    ${mixin.quietLink}
    display: block;
    padding-block: ${space(2)};
    line-height: 1.35;
  }

  ${media.tabletOnly} {
    ol {
      columns: 2;
      column-gap: ${space(10)};
    }

    li {
      break-inside: avoid;
    }
  }

  ${mixin.sticky}
`;
