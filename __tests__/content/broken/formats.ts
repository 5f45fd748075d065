/** The messages for an address, a date, a key or a range in a wrong format. */
import { replacing, testMistakes } from "./mistakes";

const post = "blog/oil-and-dust/index.md";

testMistakes([
  replacing(
    "a duration that is not in weeks",
    "process.yml",
    "duration: 3-4 weeks",
    "duration: ‹1›10 days",
    '‹1›  [1].duration  "10 days" must be weeks, such as 3 weeks or 1-2 weeks, or words without a figure',
  ),
  replacing(
    "a text of two lines where one is shown",
    "process.yml",
    "duration: 3-4 weeks",
    "duration: ‹1›|-\n    as long\n    as needed",
    "‹1›  [1].duration  has a line break, which visitors would not see; write it as one line",
  ),
  replacing(
    "a salary in another format",
    "jobs.yml",
    /salary: .*/,
    "salary: ‹1›90.000 to 120.000 €",
    '‹1›  [0].salary  "90.000 to 120.000 €" must be a yearly range such as $90k-$120k',
  ),
  replacing(
    "a malformed email address",
    "site.yml",
    /^email: .*/m,
    "email: ‹1›hello(at)example.com",
    '‹1›  email  "hello(at)example.com" is not an email address',
  ),
  replacing(
    "a web address without https://",
    "site.yml",
    /^url: .*/m,
    "url: ‹1›www.example.com",
    '‹1›  url  "www.example.com" is not a web address; write it in full, such as https://www.example.com',
  ),
  replacing(
    "the site's address with a slash at its end",
    "site.yml",
    /^url: .*/m,
    "url: ‹1›https://www.example.com/",
    "‹1›  url  must not end with a slash",
  ),
  replacing(
    "the site's address with a path",
    "site.yml",
    /^url: .*/m,
    "url: ‹1›https://www.example.com/shop",
    "‹1›  url  must be the address of the whole site, without a path, such as https://www.example.com",
  ),
  replacing(
    "a preview host written as an address",
    "site.yml",
    /^ {2}- netlify\.app/m,
    "  - ‹1›https://netlify.app",
    '‹1›  previewHosts[0]  "https://netlify.app" must be a host name',
  ),
  replacing(
    "a key with a space in it",
    "perks.yml",
    /^- id: .*/m,
    "- id: ‹1›remote work",
    '‹1›  [0].id  "remote work" must be letters, digits, hyphens and underscores, starting with a letter',
  ),
  replacing(
    "a sitemap rule that is no address",
    "sitemap.yml",
    /^- \{ id: \/process\/,/m,
    "- { id: ‹1›process,",
    '‹1›  [0].id  "process" must be an address such as /contact/, or the start of one with a star, such as /blog/*',
  ),
  replacing(
    "a day that does not exist",
    post,
    /^date: .*/m,
    "date: ‹1›2024-02-30",
    '‹1›  date  "2024-02-30" is not a valid date; write it as year-month-day, such as 2024-11-05',
  ),
]);
