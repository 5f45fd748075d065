/** What the check says about a reference to an entry that does not exist. */
import { replacing, testMistakes } from "./mistakes";

const service = "services/repair.yml";
const study = "case-studies/town-hall-tower/index.yml";
const post = "blog/oil-and-dust/index.md";
const home = "pages/home.yml";

testMistakes([
  replacing(
    "a case study of an unknown service",
    study,
    /^services: .*/m,
    "services: [design, ‹1›repairs]",
    `‹1›  services[1]  there is no Service "repairs" (did you mean "repair"?); allowed: design, repair`,
  ),
  replacing(
    "an article of an unknown category",
    post,
    /^category: .*/m,
    "category: ‹1›profit",
    `‹1›  category  there is no Category "profit"; allowed: workshop, drawing-board`,
  ),
  replacing(
    "a teaser of a case study that is gone",
    "case-teasers.yml",
    /study: station-shop/,
    "study: ‹1›station-shops",
    `‹1›  [1].study  there is no CaseStudy "station-shops" (did you mean "station-shop"?); allowed: station-shop, town-hall-tower`,
  ),
  replacing(
    "an unknown claim",
    home,
    /^ {2}claims: \[years, /m,
    "  claims: [‹1›yaers, ",
    `‹1›  hero.claims[0]  there is no Claim "yaers" (did you mean "years"?); allowed: years, repairs, accuracy`,
  ),
  replacing(
    "an unknown call to action",
    service,
    /^call: .*/m,
    "call: ‹1›repair_strat",
    `‹1›  call  there is no CallToAction "repair_strat" (did you mean "repair_start"?); allowed: hero_primary, services_audit, process_strategy_call, case_studies_strategy_call, case_study_card, integrations_custom, repair_start, design_start, view_services, apply_now, general_contact`,
  ),
  replacing(
    "an unknown integration",
    service,
    /^integrations: .*/m,
    "integrations: [‹1›longcases]",
    `‹1›  integrations[0]  there is no Integration "longcases" (did you mean "longcase"?); allowed: longcase, turret, master-clock`,
  ),
  replacing(
    "an integration of an unknown category",
    "integrations.yml",
    /category: pendulum/,
    "category: ‹1›pendulums",
    `‹1›  [0].category  there is no IntegrationCategory "pendulums" (did you mean "pendulum"?); allowed: pendulum, quartz`,
  ),
  replacing(
    "a home teaser of an unknown article",
    home,
    /^ {2}posts: .*/m,
    "  posts: [‹1›dust]",
    `‹1›  blog.posts[0]  there is no BlogPost "dust"; allowed: choosing-a-dial, oil-and-dust, winding-habits`,
  ),
  replacing(
    "an article named twice on the home page",
    home,
    /^ {2}posts: .*/m,
    "  posts: [oil-and-dust, winding-habits, ‹1›oil-and-dust]",
    '‹1›  blog.posts[2]  "oil-and-dust" is listed twice',
  ),
]);
