/** The fields that kinds of content are made of. */
import { z } from "zod";
import { contentIconNames } from "../lib/icons";
import { filmAdvice, filmOf } from "../lib/film";
import { linkFormFault } from "../lib/link-kind";
import { named, noted } from "./schema-notes";

/** A group of fields, with the name of its GraphQL type. */
export const group = <Shape extends z.core.$ZodLooseShape>(name: string, fields: Shape) =>
  named(name, z.strictObject(fields));

/** An entry of a kind, or the copy of a page. */
export const entry = <Shape extends z.core.$ZodLooseShape>(description: string, fields: Shape) =>
  z.strictObject(fields).describe(description);

/** A list of at least `min` and at most `max` entries. */
export const list = <Entry extends z.ZodType>(entry: Entry, min: number, max: number) =>
  z.array(entry).min(min).max(max);

/** The room that texts need in languages with longer words than English. */
const room = 1.4;

/** One line of text without surrounding spaces, between `min` and `max` characters of English. */
export const text = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(Math.ceil(max * room))
    .refine((value) => value === value.trim(), { error: "starts or ends with a space" })
    .refine((value) => !value.trim().includes("\n"), {
      error: "has a line break, which visitors would not see; write it as one line",
    });

/** A text that is shown exactly as it is typed, without typographic quotation marks. */
export const verbatim = (min: number, max: number) => noted({ role: "verbatim" }, text(min, max));

/** A whole number. */
export const whole = (min: number, max?: number) =>
  max === undefined ? z.int().min(min) : z.int().min(min).max(max);

/** The place of an entry among those of its kind, from 1. */
export const order = () => whole(1);

export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The most characters of an address that is made of a title. */
export const longestAddress = 60;

/** Lower-case words joined by hyphens: file names, ids, anchors. */
export const slug = () =>
  z
    .string()
    .regex(slugPattern, {
      error: "must be lower-case words joined by hyphens, such as profit-optimization",
    })
    .meta({ examples: ["profit-optimization"] });

/** A short key: letters, digits, hyphens and underscores, starting with a letter. */
export const key = () =>
  z
    .string()
    .regex(/^[a-zA-Z][a-zA-Z0-9_-]*$/, {
      error: "must be letters, digits, hyphens and underscores, starting with a letter",
    })
    .meta({ examples: ["revenueGenerated"] });

/** The id of an entry of another kind; `inverse` is the GraphQL field of that kind in the other direction. */
export const reference = (kind: string, inverse?: { field: string; description: string }) =>
  noted({ role: "reference", kind, inverse }, z.string().min(1));

/**
 * The services that an entry is about, from one to `max`.
 * @param field the GraphQL field of a service that lists such entries
 * @param description the description of that field
 */
export const services = (field: string, description: string, max: number) =>
  list(reference("Service", { field, description }), 1, max);

/** The name of a picture that is beside the entry's file, such as `cover.jpg`. */
export const image = () =>
  noted(
    { role: "image" },
    z
      .string()
      .regex(/^[^:?#%\\]+\.(jpg|jpeg|png|webp|JPG|JPEG|PNG|WEBP)$/, {
        error: "must name a .jpg, .png or .webp picture",
      })
      .meta({ examples: ["cover.jpg"] }),
  );

/** The cover of an entry and its alternative text. */
export const cover = {
  cover: image()
    .optional()
    .describe("The cover, a picture in the folder of this entry. Without it, the build draws one."),
  coverAlt: text(20, 120)
    .optional()
    .describe("What the cover shows, for screen readers; leave it out if it only decorates."),
};

/**
 * An address on this site, such as `/contact/` or `/services/#package`; `file` is the pattern of a file that is allowed
 * too.
 */
export const internalLink = (file?: string) =>
  noted(
    { role: "link" },
    z
      .string()
      .regex(new RegExp(`^\\/([a-z0-9-]+\\/)*(#[a-z0-9-]+)?$${file ? `|^\\/${file}$` : ""}`), {
        error:
          "must be an address on this site that starts and ends with a slash, such as /contact/",
      })
      .meta({ examples: ["/contact/"] }),
  );

/**
 * An address that a link may have: a page or file of this site, another site, an email address, a telephone number.
 * @param fault finds what is wrong, as the end of a sentence that begins with the address
 */
export const linkAddress = (fault = linkFormFault) =>
  noted(
    { role: "link" },
    z
      .string()
      .refine((address) => fault(address) === undefined, {
        error: ({ input }) => `"${String(input)}" ${fault(String(input))}`,
      })
      .meta({ examples: ["/contact/", "/prices.pdf", "tel:+44 113 496 0000"] }),
  );

/** The address of a page of another site. */
export const webAddress = () => z.url({ protocol: /^https$/ });

/** The former addresses of an entry's page, which redirect to the current one. The CMS writes them by itself. */
const aliases = () =>
  z
    .array(
      noted(
        { role: "verbatim" },
        z
          .string()
          .regex(/^\/([a-z0-9-]+\/)+$/, {
            error: "must be an address that starts and ends with a slash, such as /blog/old-title/",
          })
          .meta({ examples: ["/blog/old-title/"] }),
      ),
    )
    .optional()
    .describe("Former addresses of the page, which redirect to the current one.");

/** A day of the calendar, written year-month-day. */
export const date = () => z.iso.date().meta({ examples: ["2024-11-05"] });

/** The day from which an entry is on the site. */
export const publishOn = () => noted({ role: "publishOn" }, date());

/** The last day on which an entry is on the site. */
export const expireOn = () => noted({ role: "expireOn" }, date());

/** Keeps an entry off the site while it is written. */
export const draft = () =>
  z
    .boolean()
    .optional()
    .describe(
      "While this is on (true in the file), editors see the entry, marked as a draft; visitors do not.",
    );

/** Marks invented content, such as some entries that come with the site. Pages still show it. */
export const example = () =>
  z
    .boolean()
    .optional()
    .describe(
      "On (true in the file) while this is an invented example that came with the site; the owner replaces it before launch.",
    );

/** The most characters of a description that search results show. */
export const descriptionLimit = 160;

/** The texts for search results; those that are left out are empty until `withSearchTexts` fills them in. */
export const seo = group("Seo", {
  title: text(5, 50)
    .default("")
    .describe(
      "Title for search results; the site's name follows if both fit 65 characters. If you leave it out, it is the heading.",
    ),
  description: text(50, 300)
    .default("")
    .describe(
      "Description for search results and shared links. If you leave it out, it is the summary below the heading.",
    ),
  keywords: list(text(2, 40), 2, 10).default([]).describe("Search phrases that the page answers."),
})
  .prefault({})
  .describe("The texts for search results and shared links. Visitors do not see them on the page.");

/** What each page of an entry has besides its copy. */
export const pageFields = { aliases: aliases(), seo };

export const intro = group("Intro", {
  eyebrow: text(2, 40).optional().describe("A few words above the heading."),
  title: text(3, 90).describe("The heading."),
  lead: text(20, 400).optional().describe("One or two sentences below the heading."),
});

export const link = group("Link", {
  label: text(2, 60).describe("The words of the link."),
  to: linkAddress().describe(
    "Where it leads: a page or file of this site, https://, mailto: or tel:.",
  ),
});

const filmFault = (address: string) =>
  linkFormFault(address) ?? (filmOf(address) ? undefined : `is no film; ${filmAdvice}`);

export const film = () =>
  group("Film", {
    address: linkAddress(filmFault)
      .meta({ examples: ["https://www.youtube.com/watch?v=…", "/film.mp4"] })
      .describe("Its page at YouTube or Vimeo, or an .mp4 file of static/."),
    description: text(10, 120).describe("What the film shows."),
    picture: image()
      .optional()
      .describe("The still before visitors press play, a picture; without it, a drawing."),
  }).optional();

/** A titled point: one entry of a list of benefits, steps or capabilities. */
export const point = group("Point", {
  title: text(3, 80).describe("What it is, in a few words."),
  description: text(20, 400).describe("One to three sentences."),
});

export const faq = group("Faq", {
  question: text(10, 140).describe("The question as a reader would ask it."),
  answer: text(40, 900).describe("The answer, in full sentences."),
});

export const figure = group("Figure", {
  value: text(1, 14)
    .meta({ examples: ["47%", "24/7"] })
    .describe("The figure as shown, such as 47% or 24/7."),
  label: text(2, 60).describe("What the figure measures."),
});

/** An icon that is drawn beside words. */
export const icon = named("IconName", z.enum(contentIconNames));

export const wordsPerMinute = 175;

/** The reading time in minutes; 0 if it is left out, which `withMinutes` replaces. */
export const readTime = () =>
  whole(1, 60)
    .default(0)
    .describe(
      `The reading time in minutes. If you leave it out, it is counted at ${wordsPerMinute} words a minute.`,
    );
