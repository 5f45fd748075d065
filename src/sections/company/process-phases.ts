interface Phase {
  start: number;
  min: number;
  /** 0 for a phase without an end. */
  max: number;
}

/**
 * Lays durations end to end, each at its maximum.
 * @param durations such as `1-2 weeks` or `3 weeks`; anything else has no end
 * @returns the phases in order, and the sum of their maximum weeks
 */
export function phasesOf(durations: readonly string[]): { phases: Phase[]; weeks: number } {
  let start = 0;
  const phases = durations.map((duration) => {
    const [, min, max] = /^(\d+)(?:\s*[-–]\s*(\d+))? weeks?$/.exec(duration.trim()) ?? [];
    const phase = { start, min: Number(min ?? 0), max: Number(max ?? min ?? 0) };
    start += phase.max;
    return phase;
  });
  return { phases, weeks: start };
}
