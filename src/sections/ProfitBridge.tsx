import { graphql } from "gatsby";
import styled from "styled-components";
import { barsOf } from "../content/chart-html";
import { colour, motion, radius, size, space } from "../theme/tokens";

interface ProfitBridgeProps {
  bridge: Queries.BridgeFragment;
  /** The bridge in a sentence, for those who do not see it. */
  summary: string;
}

/** The way from revenue to net profit: each row falls by what is spent, the last rises by what is recovered. */
export const ProfitBridge = ({ bridge, summary }: ProfitBridgeProps) => {
  const rows = (bridge.data ?? []).map(({ label, value, tone, total }) => ({
    label,
    value,
    tone: tone ?? undefined,
    total: total ?? undefined,
  }));
  const bars = barsOf({
    type: "bridge",
    title: bridge.title,
    caption: bridge.caption,
    unit: bridge.unit ?? undefined,
    data: rows,
  });
  const high = Math.max(...bars.map((bar) => bar.to));
  return (
    <Figure>
      <Title>{bridge.title}</Title>
      <p className="visually-hidden">{summary}</p>
      <table>
        <tbody>
          {bars.map(({ label, shown, from, to, tone }, index) => (
            <tr key={label} data-tone={tone}>
              <th scope="row">{label}</th>
              <td>{shown}</td>
              <td aria-hidden="true">
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" focusable="false">
                  <rect
                    x={(from / high) * 100}
                    y="0"
                    width={Math.max(0.6, ((to - from) / high) * 100)}
                    height="10"
                    style={{ animationDelay: `${index * 60}ms` }}
                  />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption>{bridge.caption}</figcaption>
    </Figure>
  );
};

export const query = graphql`
  fragment Bridge on Chart {
    title
    caption
    unit
    data {
      label
      value
      tone
      total
    }
  }
`;

const Title = styled.p`
  margin-bottom: ${space(4)};
  font-weight: 600;
`;

const Figure = styled.figure`
  padding: ${space(6)};
  border: 1px solid ${colour.line};
  border-radius: ${radius.panel};
  background: ${colour.surface};

  table {
    width: 100%;
  }

  tr {
    border-top: 1px solid ${colour.line};
  }

  th {
    width: 38%;
    padding-block: ${space(2)};
    font-weight: 400;
    line-height: 1.3;
    text-align: left;
  }

  td {
    padding-block: ${space(2)};
  }

  td:nth-child(2) {
    width: 1%;
    padding-inline: ${space(2)} ${space(4)};
    text-align: right;
    white-space: nowrap;
  }

  svg {
    width: 100%;
    height: 1.25rem;
  }

  rect {
    fill: ${colour.edge};
    transform-origin: left center;
    animation: bridge-grow ${motion.calm} backwards;
  }

  tr[data-tone="total"] {
    th,
    td {
      font-weight: 600;
    }

    rect {
      fill: ${colour.ink};
    }
  }

  tr[data-tone="leak"] {
    th,
    td {
      color: ${colour.copper};
      font-weight: 600;
    }

    rect {
      fill: ${colour.copper};
    }
  }

  tr[data-tone="gain"] {
    th,
    td {
      color: ${colour.keel};
      font-weight: 600;
    }

    rect {
      fill: ${colour.keel};
    }
  }

  figcaption {
    margin-top: ${space(4)};
    color: ${colour.muted};
    font-size: ${size.small};
  }

  @keyframes bridge-grow {
    from {
      transform: scaleX(0.02);
    }
  }
`;
