/** @jest-environment jsdom */
import { keepHashReadable } from "../../../src/inline-scripts/unreadable-hash";

const open = (address: string) => window.history.replaceState({ industry: "fashion" }, "", address);
const address = () => window.location.pathname + window.location.search + window.location.hash;

test.each(["#%", "#price=%E0%A4%A", "#50%"])("the malformed hash %s is escaped", (hash) => {
  open(`/blog/x/?from=mail${hash}`);
  keepHashReadable();
  expect(decodeURIComponent(address())).toBe(`/blog/x/?from=mail${hash}`);
  expect(window.history.state).toEqual({ industry: "fashion" });
});

test.each(["", "#fees", "#50%25", "#%C3%A9t%C3%A9"])(
  "the valid hash “%s” stays in the address",
  (hash) => {
    open(`/blog/x/${hash}`);
    keepHashReadable();
    expect(address()).toBe(`/blog/x/${hash}`);
  },
);

test("a malformed hash that is typed later is escaped before other listeners run", () => {
  open("/blog/x/");
  keepHashReadable();
  const addresses: string[] = [];
  const router = () => addresses.push(address());
  window.addEventListener("popstate", router);
  open("/blog/x/#%");
  window.dispatchEvent(new PopStateEvent("popstate"));
  window.removeEventListener("popstate", router);
  expect(addresses).toEqual(["/blog/x/#%25"]);
});
