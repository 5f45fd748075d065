import styled from "styled-components";
import { enumValue } from "../../lib/enum-names";
import { toolStatuses } from "../../model/choices";
import { colour, radius, size, space } from "../../theme/tokens";

/** Whether a tool can be used: success styling if it can, warning styling if it is to come. */
export const ToolStatusTag = ({ status }: { status: Queries.ToolStatus }) => (
  <Tag $ready={status === "Available"}>{enumValue(status, toolStatuses)}</Tag>
);

const Tag = styled.span<{ $ready: boolean }>`
  padding: ${space(0.5)} ${space(2.5)};
  border: 1px solid currentColor;
  border-radius: ${radius.chip};
  color: ${({ $ready }) => ($ready ? colour.keel : colour.copper)};
  font-size: ${size.small};
  font-weight: 600;
`;
