/** Runs steps side by side, each as soon as what it waits for has ended. */

export interface Order {
  name: string;
  /** The names of the steps that must have ended before; those that are not run count as ended. */
  after?: readonly string[];
}

/**
 * Runs steps in their order, as many at once as there are places. A step that has to wait lets others go first.
 * @param steps whose waiting makes no circle
 * @param places how many steps run at once
 * @param run runs one step; must not fail
 */
export async function runSteps<Step extends Order>(
  steps: readonly Step[],
  places: number,
  run: (step: Step) => Promise<void>,
): Promise<void> {
  const waiting = [...steps];
  const running = new Map<string, Promise<void>>();
  const isOpen = (name: string) => running.has(name) || waiting.some((step) => step.name === name);
  const begin = (step: Step) => {
    waiting.splice(waiting.indexOf(step), 1);
    running.set(
      step.name,
      run(step).finally(() => running.delete(step.name)),
    );
  };
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find(({ after = [] }) => !after.some(isOpen));
    if (next && running.size < places) begin(next);
    else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`These steps wait for each other: ${waiting.map(({ name }) => name)}.`);
  }
}
