/** The addresses of films, and who plays each. */

interface Film {
  /** The name of the service that plays it; undefined for a file of the site. */
  service?: FilmService;
  /** The address of the player, which starts at once, or of the file. */
  player: string;
}

const services = {
  YouTube: {
    address:
      /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/)|youtu\.be\/)([\w-]{11})(?![\w-])/,
    origin: "https://www.youtube-nocookie.com",
    path: (id: string) => `/embed/${id}?autoplay=1`,
  },
  Vimeo: {
    address: /^https:\/\/vimeo\.com\/(\d+)(?:\/(\w+))?\/?(?:[?#]|$)/,
    origin: "https://player.vimeo.com",
    // The second part is the key of a film that is not listed.
    path: (id: string, key = "") => `/video/${id}?dnt=1&autoplay=1${key && `&h=${key}`}`,
  },
};

export type FilmService = keyof typeof services;

export const filmServices = Object.keys(services) as FilmService[];

export const playerOrigin = (service: FilmService): string => services[service].origin;

/** @param address a page of YouTube or Vimeo, or an .mp4 file @returns undefined for an address of anything else */
export function filmOf(address: string): Film | undefined {
  for (const service of filmServices) {
    const { address: pattern, origin, path } = services[service];
    const [, id, key] = pattern.exec(address) ?? [];
    if (id) return { service, player: origin + path(id, key) };
  }
  return /^[^:?#]+\.mp4$/i.test(address) ? { player: address } : undefined;
}

/** Whether a text may have the address of a film, which spares most texts an early reading. */
export const mayHaveFilm = (text: string): boolean => /youtu|vimeo|\.mp4/i.test(text);

/** What plays a film: a service, or the browser a file of the site. */
export type FilmPlayer = FilmService | "file";

export const playerOf = (address: string): FilmPlayer => filmOf(address)?.service ?? "file";

export const filmAdvice =
  "write the address of one film, such as https://www.youtube.com/watch?v=… or https://vimeo.com/…, or an .mp4 file";

/** The class of a link to a film, which a press replaces with the player. */
export const filmClass = "film";

/** The words of the button on the still. */
export const playWords = (address: string): string => {
  const service = filmOf(address)?.service;
  return service ? WORDS.texts.playFrom.replace("{service}", service) : WORDS.texts.play;
};

/** The sentence at a film of another service, and its link to the policy; undefined for a file of the site. */
export function filmNote(address: string) {
  const service = filmOf(address)?.service;
  if (!service || !SITE.filmNote) return undefined;
  const { film, policy } = SITE.filmNote;
  return { text: film.replace("{service}", service), ...policy };
}
