/** The GraphQL types beside the kinds: pages, parts of texts, and interfaces of several kinds. */
export const sharedTypes = `
"A heading of a text."
type Heading {
  "2 for a section, 3 for a part of one."
  depth: Int!
  "The words of the heading."
  text: String!
  "The anchor of the heading."
  id: String!
}

"A page of the site that search engines may find."
type Page implements Node @dontInfer {
  "Its address."
  href: String!
  "Its title."
  title: String!
  "Its description in search results."
  description: String
  "The GraphQL type of the entry that it shows."
  kind: String
  "The day of its last change, if its file has one."
  lastModified: Date @dateformat
  "The entry that it shows; none for a further page of a list."
  entry: Node @link
}

"A text that other texts offer as related reading."
interface Reading {
  "The address of its page."
  href: String!
  "Its title."
  title: String!
  "The name of its kind for readers, such as Article."
  kindLabel: String!
}

"The copy of a page with the usual top."
interface WithHero {
  "The top of the page."
  hero: Intro!
  "What search engines and shared links show."
  seo: Seo!
}

"An entry that has a page, or an anchor on one."
interface WithPage {
  "The address of its page."
  href: String
  "Its title."
  title: String!
  "What search engines and shared links show."
  seo: Seo!
  "The day of its last change, if its file has one."
  lastModified: Date @dateformat
}
`;
