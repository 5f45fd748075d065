import { spokenMessage } from "../../../src/admin/commit-messages";

const file = (slug: string, path: string, raw: string) => ({ path: `content/${path}`, slug, raw });

it.each([
  [
    "an article by its title",
    "Update Article “a-day/index”",
    file(
      "a-day/index",
      "blog/a-day/index.md",
      '---\ntitle: "A day: its sales"\n---\n\nThe text.\n',
    ),
    "Update Article “A day: its sales”",
  ],
  [
    "a service by its title",
    "Create Service “x”",
    file("x", "services/x.yml", "title: A $& b\n"),
    "Create Service “A $& b”",
  ],
  [
    "a page by what editors call it, though it has a title",
    "Update Pages “NotFoundPage”",
    file("NotFoundPage", "pages/not-found.yml", "title: There is nothing here\n"),
    "Update Pages “Not found”",
  ],
  [
    "a list by its name",
    "Update Settings “Redirect”",
    file("Redirect", "redirects.yml", "[]"),
    "Update Settings “Redirects”",
  ],
  [
    "what has no title by the name of its folder",
    "Update Article “a-day/index”",
    file("a-day/index", "blog/a-day/index.md", "---\ntitle: [\n---\n"),
    "Update Article “a-day”",
  ],
])("calls %s", (_what, message, saved, spoken) => {
  expect(spokenMessage(message, [saved])).toBe(spoken);
});

it("leaves a message of ours as it is", () => {
  const message = "Update the redirects after /blog/a-day/ was deleted";
  expect(
    spokenMessage(message, [file("a-day/index", "blog/a-day/index.md", "title: A day\n")]),
  ).toBe(message);
});
