/** What keeps an editor at an entry: the browser's buttons do not leave it as long as something is under way with it. */
const underWay = new Set<object>();

export const isUnderWay = (): boolean => underWay.size > 0;

/** Begins something. @returns ends it */
export function begun(): () => void {
  const mark = {};
  underWay.add(mark);
  return () => void underWay.delete(mark);
}

/** Does something with an entry, which the browser's buttons do not leave until it is done. */
export async function staying<Done>(work: () => Promise<Done>): Promise<Done> {
  const end = begun();
  try {
    return await work();
  } finally {
    end();
  }
}
