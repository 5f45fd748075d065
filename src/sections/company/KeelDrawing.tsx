import styled from "styled-components";
import { colour, font, media } from "../../theme/tokens";

/** How far the depth lines are from hull and keel, in units of the drawing. */
const distances = [150, 116, 86, 60, 38, 20];

const hull = "M132 228C240 236 420 236 520 226C500 276 440 298 330 298C226 298 160 274 132 228Z";
const keel =
  "M272 292L316 446C276 448 236 458 236 470S290 492 350 492S440 486 458 468C440 454 408 448 372 446L364 292Z";

/** The depths on the scale at the right, with their heights in the drawing. */
const marks = [0, 5, 10, 15, 20, 25].map((depth, index) => ({ depth, y: 232 + index * 60 }));

/** A cross-section of a ship: sails above the waterline, the keel below it, and depth lines around the keel. */
export const KeelDrawing = () => (
  <Drawing viewBox="0 0 640 560" aria-hidden="true" focusable="false">
    <clipPath id="water">
      <path d="M0 232H590V560H0Z" />
    </clipPath>
    <g clipPath="url(#water)">
      {distances.map((distance) => (
        <g key={distance} className="depth">
          <path d={hull + keel} strokeWidth={distance * 2} />
          <path d={hull + keel} strokeWidth={distance * 2 - 3} />
        </g>
      ))}
    </g>
    <path className="sail" d="M332 18C424 84 484 150 506 210H332Z" />
    <path className="sail" d="M316 44C274 120 220 176 164 210H316Z" />
    <path className="line" d="M324 6V232" />
    <path className="hull" d={hull} />
    <path className="keel" d={keel} />
    <path className="water" d="M0 232H590" />
    {marks.map(({ depth, y }) => (
      <g key={depth}>
        <path className="line" d={`M600 ${y}h12`} />
        <text x="620" y={y + 6}>
          {depth}
        </text>
      </g>
    ))}
  </Drawing>
);

const Drawing = styled.svg`
  width: 100%;
  max-width: 40rem;
  overflow: visible;
  fill: none;
  stroke-linejoin: round;

  .depth path:first-child {
    stroke: ${colour.edge};
  }

  .depth path:last-child {
    stroke: ${colour.paper};
  }

  .sail,
  .hull {
    fill: ${colour.surface};
    stroke: ${colour.ink};
    stroke-width: 2;
  }

  .keel {
    fill: ${colour.accent};
  }

  .line {
    stroke: ${colour.ink};
    stroke-width: 2;
  }

  .water {
    stroke: ${colour.ink};
    stroke-width: 1.5;
  }

  text {
    fill: ${colour.muted};
    font-family: ${font.display};
    font-size: 30px;
    font-style: italic;
    direction: ltr;

    ${media.tablet} {
      font-size: 20px;
    }
  }
`;
