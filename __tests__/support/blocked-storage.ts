/** Makes storage refuse, as a browser does that blocks it. */
export function blockStorage(...methods: ("getItem" | "setItem" | "removeItem")[]): void {
  for (const method of methods)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("Refused", "SecurityError");
    });
}
