/**
 * Takes the spaces out of a script that stands in every page.
 * @param script its text, without comments and without two spaces or signs in its strings
 */
export const short = (script: string): string =>
  script.replace(/\s+/g, " ").replace(/ ?([{}()=;,:?|&!]+) ?/g, "$1");
