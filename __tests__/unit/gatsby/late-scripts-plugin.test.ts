import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  inTemplate,
  LateScriptsPlugin,
  withoutTemplate,
} from "../../../src/gatsby/late-scripts-plugin";

const tags = '<script>window.a=1;</script><script src="/app.js" async></script>';

test("scripts are in one template, however often they are put there", () => {
  const once = inTemplate(tags, "late");
  expect(once).toBe(`<template id="late">${tags}</template>`);
  expect(inTemplate(once, "late")).toBe(once);
  expect(withoutTemplate(once)).toBe(tags);
  expect(withoutTemplate(tags)).toBe(tags);
});

test("Gatsby compares tags without the template, and pages get them with it", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "slices-"));
  const file = path.join(folder, "_gatsby/slices/_gatsby-scripts-1.html");
  const stages: { stage: number; run: () => void }[] = [];
  const tap = ({ stage }: { stage: number }, run: () => void) => stages.push({ stage, run });
  new LateScriptsPlugin(folder, "late").apply({ hooks: { done: { tap } } });
  const run = (isBefore: boolean) =>
    stages.filter(({ stage }) => stage < 0 === isBefore).forEach((each) => each.run());
  run(true);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, tags);
  run(false);
  expect(readFileSync(file, "utf8")).toBe(inTemplate(tags, "late"));
  run(true);
  expect(readFileSync(file, "utf8")).toBe(tags);
  rmSync(folder, { recursive: true });
});
