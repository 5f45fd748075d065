/** An owner's first month by content alone: what the check calls right and the content of this repository lacks. */
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { all } from "../support/content-files";

const [category] = all("Category");
const [service] = all("Service");
const [call] = all("CallToAction");

const article = `---
title: What we learned in our first month as a new firm
excerpt: Three numbers of one month, a film about the second of them, and the list of prices that came out of it.
category: ${category?.id}
author: "{{site.name}}"
date: 2024-01-31
services: [${service?.id}]
---

One text without a phrase for search engines, without a cover and without a chart.

> [!WARNING]
> Prices change on the first of the month.

We ship faster :rocket: than we count.[^1]

[^1]: Counted by hand, twice.

[The prices](/month-prices.pdf) of this month, and [those beside the text](prices.pdf).

![How we count](https://www.youtube.com/watch?v=dQw4w9WgXcQ)

[![How we pack](pixel.png)](https://vimeo.com/76979871)
`;

const draft = `---
draft: true
title: What we will have learned in our second month
excerpt: Numbers that nobody may read before the month is over, and a picture of a thing that is not for sale yet.
category: ${category?.id}
author: "{{site.name}}"
date: 2024-02-29
cover: unseen-cover.png
services: [${service?.id}]
---

![What is not for sale yet](unseen-thing.png)

[Its prices](unseen-prices.pdf)
`;

const ownPage = `---
title: Market day
lead: On Friday we are on the square.
---

Come by.
`;

const unlistedPage = `---
title: A page for the guests of one day
lead: What we showed you on the square, and how to ask for more of it.
listed: false
form: contact
closing:
  title: Another day?
  lead: We come to you, and look at the figures where they are made.
  call: ${call?.id}
aliases: [/visitors/]
---

## What we showed

Three numbers, one film.
`;

const legalText = `---
title: Terms of delivery
description: What we deliver, when it arrives, and what happens if it does not arrive on the day we named.
lastUpdated: 2024-01-31
order: 9
---

## Delivery

We deliver within a week.
`;

const settings = `
timeZone: Europe/Tallinn
announcement:
  text: We are closed on the last Friday of the month.
  link: { label: Ask us something, to: /contact/ }
  from: 2024-01-01
  to: 2999-12-31
`;

const hidden = `
- id: /resources/audit/
  noindex: true
`;

/** A picture of one pixel. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Adds the month to a copy of the project. */
export function addMonth(project: string): void {
  const write = (name: string, content: string | Buffer) => {
    const file = path.join(project, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  write("content/blog/first-month/index.md", article);
  write("content/blog/first-month/prices.pdf", "%PDF-1.4\n");
  write("content/blog/first-month/pixel.png", pixel);
  write("content/blog/second-month/index.md", draft);
  write("content/blog/second-month/unseen-cover.png", pixel);
  write("content/blog/second-month/unseen-thing.png", pixel);
  write("content/blog/second-month/unseen-prices.pdf", "%PDF-1.4\n");
  write("content/own-pages/market-day.md", ownPage);
  write("content/own-pages/guests.md", unlistedPage);
  write("content/legal/delivery.md", legalText);
  write("static/month-prices.pdf", `%PDF-1.4\n${" ".repeat(3000)}`);
  appendFileSync(path.join(project, "content/seo-overrides.yml"), hidden);
  const home = path.join(project, "content/pages/home.yml");
  writeFileSync(home, readFileSync(home, "utf8").replace(/^engine:\n( .*\n)+/m, ""));
  const site = path.join(project, "content/site.yml");
  const text = readFileSync(site, "utf8");
  writeFileSync(site, text.replace("backup: none", "backup: netlify") + settings);
}
