import { graphql } from "gatsby";
import styled from "styled-components";
import { rowTexts } from "../../charts/figure-text";
import { hundredths, plotOf } from "../../charts/scale";
import { mixin } from "../../theme/mixins";
import { colour, media, size, space } from "../../theme/tokens";

interface BeforeAfterProps {
  measures: readonly Queries.MeasurePartFragment[];
  labels: Pick<Queries.CaseStudyLabelsPartFragment, "before" | "after">;
}

/** How far each depth line lies between the course and zero. */
const depths = [0.2, 0.4, 0.6, 0.8];

/** The course from the figure before to the figure after, on a scale from zero, above depth lines. */
const Course = ({ before, after }: { before: number; after: number }) => {
  const { y } = plotOf(1, [before, after]);
  const [from, to, zero] = [y(before), y(after), y(0)];
  const line = (depth: number) => {
    const [start, end] = [from, to].map((height) => hundredths(height + (zero - height) * depth));
    return `M0 ${start}C45 ${start} 55 ${end} 100 ${end}`;
  };
  // A line of no length with round ends is a dot, also where the drawing is stretched.
  const dot = (x: number, height: number) => `M${x} ${height}l.001 0`;
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path className="water" d={`${line(0)}V${zero}H0Z`} />
      {depths.map((depth) => (
        <path key={depth} className="depth" d={line(depth)} />
      ))}
      <path className="zero" d={`M0 ${zero}H100`} />
      <path className="course" d={line(0)} />
      <path className="start" d={dot(0, from)} />
      <path className="gap" d={dot(0, from)} />
      <path className="ring" d={dot(100, to)} />
      <path className="gap" d={dot(100, to)} />
      <path className="end" d={dot(100, to)} />
    </svg>
  );
};

/** The measures of a case study, each as two figures below the course from one to the other. */
export const BeforeAfter = ({ measures, labels }: BeforeAfterProps) => (
  <List className="measures" $count={measures.length}>
    {measures.map(({ label, before, after, unit }) => {
      const [was, is] = rowTexts([{ value: before }, { value: after }], false, unit ?? undefined);
      return (
        <li key={label}>
          <h3>{label}</h3>
          <Course before={before} after={after} />
          <dl>
            <div>
              <dt>{labels.before}</dt>
              <dd>{was}</dd>
            </div>
            <div>
              <dt>{labels.after}</dt>
              <dd>{is}</dd>
            </div>
          </dl>
        </li>
      );
    })}
  </List>
);

export const query = graphql`
  fragment MeasurePart on Measure {
    label
    before
    after
    unit
  }
`;

/** One row of up to four, or two rows; four are two rows in a window that has no room for a row of them. */
const columns = ({ $count }: { $count: number }) => ($count > 4 ? 3 : $count);
const fewerColumns = ({ $count }: { $count: number }) => ($count === 4 ? 2 : 3);

/** The narrowest column in which a drawing is above its figures; fewer columns fit where text is enlarged. */
const narrowest = "13rem";

const List = styled.ul<{ $count: number }>`
  --columns: ${columns};
  --even: calc((100% - ${space(10)} * (var(--columns) - 1)) / var(--columns) - 1px);
  container-type: inline-size;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(${narrowest}, var(--even))), 1fr));
  gap: ${space(10)};

  ${media.belowDesktop} {
    --columns: ${fewerColumns};
  }

  li {
    display: grid;
    grid-template-rows: 1fr auto auto;
    gap: ${space(6)};
    padding-top: ${space(4)};
    border-top: 2px solid ${colour.ink};
    break-inside: avoid;
  }

  h3 {
    font-size: 1rem;
  }

  svg {
    width: calc(100% - ${space(5)});
    height: clamp(5rem, 2rem + 9vw, 11rem);
    margin-inline: auto;
    overflow: visible;
    fill: none;
  }

  path {
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }

  .water {
    fill: ${colour.keel};
    opacity: 0.09;
  }

  .depth {
    stroke: ${colour.keel};
    opacity: 0.28;
  }

  .zero {
    stroke: ${colour.edge};
  }

  .course,
  .ring,
  .end {
    stroke: ${colour.keel};
    stroke-width: 4;
  }

  .start {
    stroke: ${colour.edge};
    stroke-width: 14;
  }

  .gap {
    stroke: ${colour.paper};
    stroke-width: 8;
  }

  .ring {
    stroke-width: 23;
  }

  .ring + .gap {
    stroke-width: 18;
  }

  .end {
    stroke-width: 12;
  }

  dl {
    ${mixin.row(3)}
    justify-content: space-between;
    align-items: end;
  }

  dl > :last-child {
    text-align: right;
  }

  dt {
    ${mixin.note}
  }

  dd {
    color: ${colour.muted};
    font-size: 1.125rem;
    font-variant-numeric: tabular-nums;
    line-height: 1.1;
    white-space: nowrap;
  }

  dl > :last-child dd {
    color: ${colour.keel};
    ${mixin.serif(size.h3)}
    font-size: clamp(1.75rem, 1.2rem + 1.2vw, 2.25rem);
    line-height: 1;
  }

  /* In a single column, the drawing is beside its figures. */
  @container (min-width: 17rem) and (max-width: 28rem) {
    li {
      grid-template: auto 1fr / minmax(0, 2fr) minmax(0, 3fr);
      gap: ${space(3)} ${space(6)};
    }

    svg {
      grid-row: 1 / 3;
      height: 4.5rem;
      margin-top: ${space(2)};
    }

    h3 {
      grid-area: 1 / 2;
    }
  }
`;
