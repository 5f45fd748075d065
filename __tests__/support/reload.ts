/** Spies on `location.reload`. jsdom does not let tests replace it, but they can replace the function that it calls. */
export function watchReload(): jest.SpyInstance {
  const parts = Object.getOwnPropertySymbols(window.location).map(
    (symbol): unknown => Reflect.get(window.location, symbol) as unknown,
  );
  const inner = parts.find(
    (part): part is { reload: () => void } =>
      typeof part === "object" && part !== null && "reload" in part,
  );
  if (!inner) throw new Error("jsdom keeps its location elsewhere.");
  return jest.spyOn(inner, "reload").mockImplementation(() => undefined);
}
