/** Problems that a browser would have with a webhook, found by requests like a browser's. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { serveWhileTesting } from "../../support/local-server";
import { tryWebhook } from "../../../scripts/lib/try-webhook";

const origin = "https://www.example.com";
const lead = { firstName: "Test", type: "full" };

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let answer: Answer;
let posted: string[] = [];

async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === "POST") posted.push(await text(request));
  answer(request, response);
}

const port = serveWhileTesting((request, response) => void take(request, response));

beforeEach(() => {
  posted = [];
});

const allowed = {
  "Access-Control-Allow-Origin": origin,
  "Access-Control-Allow-Headers": "Authorization, Content-Type",
};

/** Answers the preflight and the lead, each with a status and headers. */
const answers = (
  preflight: [number, Record<string, string>],
  post: [number, Record<string, string>] = [200, allowed],
  body = "ok",
): void => {
  answer = ({ method }, response) =>
    response.writeHead(...(method === "OPTIONS" ? preflight : post)).end(body);
};

const found = () => tryWebhook(`http://localhost:${port()}/webhook/lead`, origin, lead);

test("a webhook with correct CORS headers gets one lead, with the site's origin", async () => {
  const origins: unknown[] = [];
  answer = ({ headers }, response) => {
    origins.push([headers.origin, headers["access-control-request-headers"]]);
    response.writeHead(200, allowed).end();
  };
  expect(await found()).toEqual([]);
  expect(posted).toEqual([JSON.stringify(lead)]);
  expect(origins).toEqual([
    [origin, "content-type"],
    [origin, undefined],
  ]);
});

const fromAnother = { ...allowed, "Access-Control-Allow-Origin": "https://example.com" };
const withoutJson = { ...allowed, "Access-Control-Allow-Headers": "X-Content-Type" };
const otherOrigin = /origin https:\/\/example\.com, but the site's is https:\/\/www\.example\.com/;

test.each<[string, [number, Record<string, string>], RegExp]>([
  ["no permission", [200, {}], /preflight allows the origin of no page/],
  ["another origin", [200, fromAnother], otherOrigin],
  ["no JSON", [200, withoutJson], /does not name content-type/],
  ["an error", [404, allowed], /status 404/],
  ["a redirect", [301, { ...allowed, Location: "/other" }], /redirected to \/other/],
])("a preflight answered with %s sends no lead", async (_name, preflight, why) => {
  answers(preflight);
  expect(await found()).toEqual([expect.stringMatching(why)]);
  expect(posted).toEqual([]);
});

test.each<[string, [number, Record<string, string>], RegExp, string]>([
  ["a web page", [200, allowed], /with a web page/, "<!doctype html>"],
  ["an error", [500, allowed], /status 500/, "ok"],
  ["no permission", [200, {}], /answer to the lead allows the origin of no page/, "ok"],
  ["a redirect", [302, { ...allowed, Location: "/other" }], /redirected to/, "ok"],
])("a lead answered with %s is an objection", async (_name, post, why, body) => {
  answers([204, allowed], post, body);
  expect(await found()).toEqual([expect.stringMatching(why)]);
});

test("a webhook without a connection is reported as unreachable", async () => {
  await expect(tryWebhook("http://localhost:1/", origin, lead)).rejects.toThrow("be reached");
});

test("an http webhook is an objection, because a page on https cannot post to it", async () => {
  const found = await tryWebhook("http://hooks.invalid/", origin, lead);
  expect(found).toEqual([expect.stringMatching(/https address/)]);
});
