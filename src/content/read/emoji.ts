/** Replaces GitHub's names of emoji, such as `:rocket:`. */
import { nameToEmoji } from "gemoji";

const named = /(?<![\w:]):([\w+-]+):(?![\w:])/g;

export const replaceEmojiNames = (
  text: string,
  replace: (emoji: string, written: string) => string = (emoji) => emoji,
): string =>
  text.replace(named, (written, name: string) => {
    // Names such as `constructor` are properties of every object.
    const emoji = Object.hasOwn(nameToEmoji, name) && nameToEmoji[name];
    return emoji ? replace(emoji, written) : written;
  });
