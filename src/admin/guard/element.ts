/** Makes an element with a text and others in it. */
export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = "",
  ...children: Node[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  made.append(text, ...children);
  return made;
};
