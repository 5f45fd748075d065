import styled from "styled-components";
import { colour, radius, size, space } from "../../theme/tokens";

/** The status of a tool, in the colour of gains if it is available, else in that of losses. */
export const ToolStatusTag = ({ status }: { status: Queries.ToolStatus }) => (
  <Tag $available={status === "available"}>{WORDS.tools[status]}</Tag>
);

const Tag = styled.span<{ $available: boolean }>`
  padding: ${space(0.5)} ${space(2.5)};
  border: 1px solid currentColor;
  border-radius: ${radius.chip};
  color: ${({ $available }) => ($available ? colour.accent : colour.loss)};
  font-size: ${size.small};
  font-weight: 600;
`;
