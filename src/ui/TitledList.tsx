import styled from "styled-components";
import { mixin } from "../theme/mixins";
import { colour, measure, media, space } from "../theme/tokens";

interface TitledListProps {
  items: readonly { title: string; description: string }[];
  /** True if the order of the items matters: they are then numbered. */
  ordered?: boolean;
  columns?: 1 | 2 | 3;
  level?: 3 | 4;
}

/** A ruled list of titles with descriptions: benefits, steps, capabilities. */
export const TitledList = ({ items, ordered = false, columns = 1, level = 3 }: TitledListProps) => {
  const Heading = level === 3 ? "h3" : "h4";
  return (
    <List as={ordered ? "ol" : "ul"} className="points" $columns={columns}>
      {items.map(({ title, description }, index) => (
        <Item key={title}>
          {ordered && <Mark aria-hidden="true">{index + 1}</Mark>}
          <div>
            <Heading>{title}</Heading>
            <p>{description}</p>
          </div>
        </Item>
      ))}
    </List>
  );
};

const List = styled.ul<{ $columns: number }>`
  display: grid;
  column-gap: ${space(12)};

  ${media.tablet} {
    grid-template-columns: repeat(${({ $columns }) => Math.min(2, $columns)}, minmax(0, 1fr));

    /* In two columns, an odd last item spans both. */
    > :last-child:nth-child(odd) {
      grid-column: ${({ $columns }) => ($columns === 2 ? "1 / -1" : "auto")};
    }
  }

  ${media.desktop} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

const Item = styled.li`
  display: flex;
  gap: ${space(5)};
  padding-block: ${space(6)};
  border-top: 1px solid ${colour.line};

  h4 {
    font-weight: 600;
    line-height: 1.35;
  }

  p {
    max-width: ${measure.text};
    margin-top: ${space(2)};
    color: ${colour.muted};
  }

  ${media.belowTablet} {
    padding-block: ${space(4)};

    p {
      margin-top: ${space(1)};
      font-size: 1rem;
    }
  }
`;

const Mark = styled.span`
  flex: none;
  min-width: 1.5ch;
  color: ${colour.keel};
  ${mixin.serif("1.75rem")}
  line-height: 1.1;
`;
