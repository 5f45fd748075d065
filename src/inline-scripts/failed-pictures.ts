/**
 * Fetches a failed picture once more, past the browser's cache: a host sends the answer that there is no such file with
 * the lifetime of pictures, and a browser would keep it for a year.
 */
export function retryPictures(): void {
  const tried = new WeakSet<EventTarget>();
  addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLImageElement) || !target.currentSrc || tried.has(target)) return;
      tried.add(target);
      const show = ({ ok }: Response) => {
        // Setting the address, even to the same one, makes the browser load the picture.
        if (ok) target.src = target.getAttribute("src") ?? "";
      };
      fetch(target.currentSrc, { cache: "reload" }).then(show, () => {});
    },
    true,
  );
}
