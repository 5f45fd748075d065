/** An article that the tests of the CMS add to the fixture content. */
export const title = "An article that the test has written for itself";

export const articleFile = "content/blog/an-article-of-the-test/index.md";

/** The fence of a code block. */
const fence = "```";

export const article = `---
# A comment that the CMS must leave alone.
title: ${title}
excerpt: >-
  What a reader is able to do after reading it, told over two lines so that the way
  in which it is folded shows.
category: workshop
author: "{{site.name}} Profit Desk"
date: 2024-01-01
services: [repair]
seo:
  title: An article of the test
  description: An article that stands in the copy of the content with which the test runs, and nowhere else at all.
  keywords: [test article, copy of the content, worked example]
---

A store sells 1,000 orders a month and keeps $4 of each. This article says where the *rest* goes.

## What the sum is made of

| Line | Amount |
|---|---:|
| Sales | $100 |
| Goods | -$41 |

- Count what is **billed**, not what is quoted.
- Then read [how we work](/process/).

${fence}chart
type: bars
title: Where a sale of one hundred goes
caption: Worked example of the test, in percent of the price.
unit: "%"
data:
  - { label: Goods, value: 41, tone: leak }
  - { label: Fees, value: 9 }
  - { label: Rest, value: 50, tone: gain }
${fence}

## What follows from it

Written by {{site.name}}.

> A sum that cannot be repeated is an opinion.

1. Take last quarter's export.
2. Add up what left.
`;
