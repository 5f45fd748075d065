/** What Gatsby's links expect of the page they stand on. */
Object.assign(globalThis, {
  ___loader: { enqueue: () => undefined, hovering: () => undefined },
  ___navigate: () => undefined,
});
