import styled from "styled-components";
import { mixin } from "../theme/mixins";
import { colour, media, size, space } from "../theme/tokens";
import { Icon, type IconName } from "./Icon";
import { reveal } from "./reveal";

interface TitledListProps {
  items: readonly { title: string; description: string; icon?: IconName }[];
  /** True if the order of the items matters: they are then numbered. */
  ordered?: boolean;
  columns?: 1 | 2 | 3;
  level?: 3 | 4;
}

/** A ruled list of titles with descriptions: benefits, steps, values. */
export const TitledList = ({ items, ordered = false, columns = 1, level = 3 }: TitledListProps) => {
  const Heading = level === 3 ? "h3" : "h4";
  return (
    <List as={ordered ? "ol" : "ul"} className="points" $columns={columns}>
      {items.map(({ title, description, icon }, index) => (
        <Item key={title} {...(icon && reveal())}>
          {icon && <Icon name={icon} size={24} />}
          {ordered && <span aria-hidden="true">{index + 1}</span>}
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
  ${mixin.stack(0, 12)}
  ${({ $columns }) => mixin.columns("tablet", `repeat(${Math.min(2, $columns)}, minmax(0, 1fr))`)}
  ${({ $columns }) => mixin.columns("desktop", `repeat(${$columns}, minmax(0, 1fr))`)}

  /* In two columns, an odd last item spans both. */
  ${({ $columns }) => ($columns === 2 ? media.tablet : media.tabletOnly)} {
    > :last-child:nth-child(odd) {
      grid-column: ${({ $columns }) => $columns > 1 && "1 / -1"};
    }
  }
`;

const Item = styled.li`
  display: flex;
  gap: ${space(5)};
  ${mixin.ruled(6)}

  p {
    ${mixin.description}
    margin-top: ${space(2)};
  }

  > :is(svg, span) {
    flex: none;
    color: ${colour.accent};
  }

  > span {
    min-width: 1.5ch;
    ${mixin.serif(size.title, 1.1)}
  }

  ${media.belowTablet} {
    padding-block: ${space(3)};

    p {
      margin-top: 0;
      font-size: ${size.small};
    }
  }
`;
