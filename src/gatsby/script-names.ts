/** The names that webpack gives to the scripts of the site. */

/** How many digits a name ends with, after the content of its file; every page names all scripts of the site. */
export const digestLength = 12;

const named = /-[0-9a-f]{12,}\.js(?:\.LICENSE\.txt)?$/;

/** Whether a file of the build is a script of the site, or the licences of one: of this build or of an earlier. */
export const isScript = (file: string): boolean => named.test(file);
