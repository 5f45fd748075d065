import { failureWords } from "../../../../src/admin/guard/failure";

const told = (message: string) => failureWords({ message, status: 502, api: "Bitbucket" }, "save");

test.each([
  ["as they are", "Branch has moved on", "(It said: Branch has moved on, 502)"],
  [
    "out of JSON",
    '{"type": "error", "error": {"message": "The branch \\"main\\" has moved on"}}',
    '(It said: The branch "main" has moved on, 502)',
  ],
])("the words of a provider are told %s", (_how, message, words) => {
  expect(told(message)).toMatch(/^Bitbucket did not do it\./);
  expect(told(message).endsWith(words)).toBe(true);
});

test.each([
  "<html><body><h1>Bad gateway</h1></body></html>",
  '{"code": 7}',
  "Failed to execute 'text' on 'Response': body stream already read",
])("what is nothing to be read is not told: %s", (message) => {
  expect(told(message)).toMatch(/^Bitbucket did not do it\./);
  expect(told(message)).not.toContain("It said");
});
