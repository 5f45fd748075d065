/** The names of pictures in texts and fields, and the messages about those that are not beside the text. */
import { filmAdvice, filmOf } from "../../lib/film";
import { withoutPercentCodes } from "../../lib/text";
import { didYouMean } from "../../model/problem";
import { isPictureName } from "./content-files";

/** The names that the address of a picture in a text can mean: as it is written, and with its percent codes decoded. */
export function pictureNames(address: string): string[] {
  const written = address.replace(/^\.\//, "").normalize();
  return [written, withoutPercentCodes(written).normalize()];
}

/** The message about a picture that is not among the files. @param folder the folder of its entry below content/ */
export function missingPicture(folder: string, file: string, names: ReadonlySet<string>): string {
  const near = [...names]
    .filter((name) => name.startsWith(`${folder}/`) && isPictureName(name))
    .map((name) => name.slice(folder.length + 1));
  return `the picture content/${folder}/${file} is missing${didYouMean(file, near)}`;
}

/** The message about the address of a picture on another host, on a disk, or within the address. */
export function foreignPicture(address: string): string | undefined {
  const [scheme] = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.exec(address) ?? [];
  if (
    filmOf(address) ||
    /^https:\/\/([\w-]+\.)*(youtube\.com|youtu\.be|vimeo\.com)\//.test(address)
  )
    return `${address} cannot be shown as a film here; give it a paragraph of its own and words in the square brackets, and ${filmAdvice}`;
  if (scheme === undefined) return undefined;
  const shown = address.length > 80 ? `${address.slice(0, 40)}…` : address;
  return `the picture ${shown} is not beside the text; save it there, and write its name here`;
}
