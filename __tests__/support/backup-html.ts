/**
 * The HTML of a page as it is built with `forms.backup: netlify`, made from the page as it is built without. A unit
 * test holds that this is what the server renders, so that browser tests need no second build.
 */

const names = { full: "contact", newsletter: "newsletter" };
const thanks = { full: "/contact/thanks/", newsletter: "/newsletter/thanks/" };

const hidden = (name: string, value?: string) =>
  `<input type="hidden" name="${name}"${value === undefined ? "" : ` value="${value}"`}/>`;

/** A form that opens an email: its other attributes, and what it holds. */
const mailForm =
  /<form action="mailto:[^"]*" method="post" enctype="text\/plain" ([^>]*)>([\s\S]*?)<\/form>/gi;

/** Turns the host's forms on for every form of a page. */
export const withBackup = (html: string): string =>
  html.replace(mailForm, (_whole, attributes: string, content: string) => {
    const type = content.includes('name="message"') ? "full" : "newsletter";
    const fields = [
      hidden("form-name", names[type]),
      hidden("type", type),
      hidden("timestamp"),
      hidden("lead-id"),
      hidden("reason", "Sent by a browser without script."),
    ].join("");
    const own = `name="${names[type]}" action="${thanks[type]}" method="post"`;
    const host = 'data-netlify="true" data-netlify-honeypot="leave-empty"';
    const inner = content.replace(/<p class="without-script">[\s\S]*?<\/p>/, fields);
    return `<form ${own} ${host} ${attributes}>${inner}</form>`;
  });
