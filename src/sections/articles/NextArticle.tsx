import { Link } from "gatsby";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, media, size, space } from "../../theme/tokens";

interface NextArticleProps {
  label: string;
  article: { href: string; title: string };
}

export const NextArticle = ({ label, article }: NextArticleProps) => (
  <Next to={article.href}>
    <span>{label}</span>
    <strong>{article.title}</strong>
  </Next>
);

const Next = styled(Link)`
  ${mixin.stack(1)}
  margin-top: ${space(10)};
  padding-block: ${space(6)};
  border-block: 1px solid ${colour.line};
  text-decoration: none;

  span {
    color: ${colour.muted};
  }

  strong {
    ${mixin.serif(size.title, 1.2)}
  }

  ${media.belowDesktop} {
    & + & {
      margin-top: 0;
      border-top: 0;
    }
  }

  &:hover strong {
    text-decoration: underline 1px;
  }
`;
