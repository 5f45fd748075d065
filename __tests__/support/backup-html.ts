/**
 * Turns the HTML of a page built without a backup for forms into that of one built with `forms.backup: netlify`, so that
 * browser tests need no second build. A unit test compares the result with what the server renders.
 */

const names = { full: "contact", newsletter: "newsletter" };
const thanks = { full: "/contact/thanks/", newsletter: "/newsletter/thanks/" };

const hidden = (name: string, value?: string) =>
  `<input type="hidden" name="${name}"${value === undefined ? "" : ` value="${value}"`}/>`;

/** A form that opens an email, with its other attributes and its content as groups. */
const mailForm =
  /<form action="mailto:[^"]*" method="post" enctype="text\/plain" ([^>]*)>([\s\S]*?)<\/form>/gi;

/** Sends every form of a page to Netlify Forms. */
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
