import styled from "styled-components";
import { colour, media, space } from "../../theme/tokens";

/** The gap between the columns, where the lines run. */
export const connectorGap = "6rem";

/** The gap between the columns where they are below one another. */
export const connectorDrop = "4rem";

/** The heights at which the lines of the three kinds of data start, out of 300. */
const heights = [50, 150, 250];

/** Three lines into the processing box, or out of it. */
export const DataFlowLines = ({ out = false }: { out?: boolean }) => (
  <Drawing
    viewBox="0 0 100 300"
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
    $out={out}
  >
    {heights.map((height) => (
      <path
        key={height}
        pathLength={1}
        d={
          out
            ? `M0 150C55 150 45 ${height} 100 ${height}`
            : `M0 ${height}C55 ${height} 45 150 100 150`
        }
      />
    ))}
  </Drawing>
);

const Drawing = styled.svg<{ $out: boolean }>`
  position: absolute;
  top: 0;
  ${({ $out }) => ($out ? "left: 100%" : "right: 100%")};
  width: calc(${connectorGap} - ${space(5)});
  height: 100%;
  overflow: visible;
  fill: none;
  stroke: ${colour.keel};
  stroke-width: 2;

  path {
    vector-effect: non-scaling-stroke;
  }

  ${media.print} {
    display: none;
  }

  /* Draws the lines from data to output when they come into view. */
  ${media.moving} {
    animation: connectors-run linear both;
    animation-timeline: view();
    animation-range: ${({ $out }) => ($out ? "cover 25% cover 45%" : "cover 10% cover 30%")};
  }

  /* Below a desktop's width the data run downwards. */
  ${media.belowDesktop} {
    inset: ${({ $out }) => ($out ? "100% 0 auto" : "auto 0 100%")};
    width: 100%;
    height: ${connectorDrop};
    animation: none;

    path {
      transform: matrix(0, 3, 0.3333, 0, 0, 0);
    }
  }

  @keyframes connectors-run {
    from {
      clip-path: inset(-4px 100% -4px 0);
    }
    to {
      clip-path: inset(-4px 0 -4px 0);
    }
  }
`;
