/** Changes of a page by extensions. */
export const byExtensions: Record<string, () => void> = {
  "the icons of a password manager": () => {
    for (const field of document.querySelectorAll("main :is(input, select, textarea)"))
      field.after(document.createElement("password-icon"));
  },
  "a box around each field": () => {
    for (const field of document.querySelectorAll("main :is(input, select, textarea)")) {
      const box = document.createElement("span");
      field.replaceWith(box);
      box.append(field);
    }
  },
  "a bar in the form and a box around it": () => {
    for (const form of document.querySelectorAll("main form")) {
      form.prepend(document.createElement("extension-bar"));
      const box = document.createElement("div");
      form.replaceWith(box);
      box.append(form);
    }
  },
  "a translator": () => {
    const translate = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        if (text.parentElement?.closest("font, script, style, textarea, option")) continue;
        const font = document.createElement("font");
        font.textContent = text.data;
        text.replaceWith(font);
      }
    };
    translate();
    new MutationObserver(translate).observe(document.body, { childList: true, subtree: true });
  },
};
