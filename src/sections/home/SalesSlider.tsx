import { useLayoutEffect, useRef, useState } from "react";
import styled from "styled-components";
import { keepChanges } from "../../browser/controls";
import { bridgeWords } from "../../charts/bridge-words";
import { fill } from "../../lib/fill-names";
import { mixin } from "../../theme/mixins";
import { colour, space } from "../../theme/tokens";

/** The sales that visitors can choose, in the bridge's unit: those of the stores that the firm works for. */
const million = 1_000_000;
const [least, most] = [million, 50 * million];

interface SalesSliderProps {
  hero: Pick<Queries.HomeHeroPartFragment, "bridge" | "yearlySales" | "waiting">;
}

/** What waiting costs, by the yearly sales that a visitor chooses; without a script, by those of the example. */
export const SalesSlider = ({ hero: { bridge, yearlySales, waiting } }: SalesSliderProps) => {
  const [sales, setSales] = useState(yearlySales);
  const place = useRef<HTMLDivElement>(null);
  // Takes over the sales chosen before this script ran.
  useLayoutEffect(() => keepChanges(place.current)(), []);
  const words = bridgeWords(bridge.data ?? [], sales, bridge.unit ?? undefined);
  return (
    <Group ref={place}>
      <label className="needs-script no-print">
        {WORDS.home.yearlySales}
        <input
          type="range"
          name="yearly-sales"
          autoComplete="off"
          min={least}
          max={most}
          step={million}
          value={sales}
          aria-valuetext={words.yearlySales ?? undefined}
          onChange={({ target }) => setSales(Number(target.value))}
        />
      </label>
      <output>{fill(waiting, words)}</output>
    </Group>
  );
};

const Group = styled.div`
  margin-top: ${space(2)};
  ${mixin.note}

  label {
    display: grid;
    grid-template-columns: auto minmax(0, 20rem);
    gap: ${space(4)};
    justify-content: start;
    align-items: center;
    min-height: 2.75rem;
    color: ${colour.ink};
    font-weight: 600;
  }

  input {
    width: 100%;
    height: 2.75rem;
    accent-color: ${colour.accent};
  }

  /* Two lines, so that a longer amount moves nothing. */
  output {
    display: block;
    max-width: 44rem;
    min-height: 2lh;
  }
`;
