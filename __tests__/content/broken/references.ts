/** The messages for a reference to an entry that does not exist, and for a value that must be unique. */
import { expectReport } from "../content-copy";

const study = "case-studies/town-hall-tower/index.yml";
const post = "blog/oil-and-dust/index.md";
const winding = "blog/winding-habits/index.md";
const questions = "questionnaires/care.yml";

test("references to missing entries, and values that two entries share", () =>
  expectReport(
    (content) => {
      content.replace(post, /^category: .*/m, "category: ‹1›profit");
      content.replace(study, /^services: .*/m, "services: [design, ‹1›repairs]");
      content.replace(
        "pages/home.yml",
        /^ {2}posts: .*/m,
        "  posts: [oil-and-dust, winding-habits, ‹1›oil-and-dust]",
      );
      content.mark("perks.yml", /bench\n/, "‹2›");
      content.replace("perks.yml", /^- id: fridays/m, "- id: ‹1›bench");
      content.replace(questions, "  - id: place", "  ‹1›- id: place");
      content.replace(questions, "id: force", "id: level");
      content.replace("services/design.yml", /^order: .*/m, "order: ‹3›99");
      content.replace("services/repair.yml", /^order: .*/m, "order: ‹1›99");
      content.replace("pages/about.yml", "title: Our story and values", "title: ‹4›Twice the same");
      content.replace(
        "tools/movement-finder.yml",
        /^seo:\n {2}title: .*/m,
        "seo:\n  title: ‹1›Twice the same",
      );
      content.mark(post, /(?<=^ {2}description: )/m, "‹2›");
      const [, described = ""] = / description: ‹2›(.*)/.exec(content.read(post)) ?? [];
      content.replace(winding, /(?<=^ {2}description: ).*/m, `‹1›${described}`);
    },
    [
      `${post}:‹1›  category  there is no Category "profit"; allowed: workshop, drawing-board`,
      `${winding}:‹1›  seo.description  the search description "Why too much oil stops a clock, how to see it, and what to do about it at home." is already used in content/${post}:‹2 line›`,
      `${study}:‹1›  services[1]  there is no Service "repairs" (did you mean "repair"?); allowed: design, repair`,
      'pages/home.yml:‹1›  blog.posts[2]  "oil-and-dust" is listed twice',
      'perks.yml:‹1›  [1].id  the id "bench" is already used in content/perks.yml:‹2 line›',
      `${questions}:‹1›  areas  has two areas or two questions with the same id`,
      'services/repair.yml:‹1›  order  the order "99" is already used in content/services/design.yml:‹3 line›',
      'tools/movement-finder.yml:‹1›  seo.title  the search title "Twice the same" is already used in content/pages/about.yml:‹4 line›',
    ].map((problem) => `content/${problem}`),
  ));
