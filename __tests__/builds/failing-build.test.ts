import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectToBuild } from "./project";

const { folder, run } = projectToBuild();

test("the build of an invalid content file fails, and says where the mistake is", () => {
  const file = path.join(folder, "content/perks.yml");
  writeFileSync(file, "- id: one\n  titel: Time to learn\n");
  const { status, stdout, stderr } = run(["node_modules/gatsby/cli.js", "build"], {
    CI: "true",
    LOCAL_BUILD: "true",
  });
  expect(status).toBe(1);
  expect(stdout + stderr).toContain(
    'content/perks.yml:2:3  [0].titel  is not a field here (did you mean "title"?)',
  );
  expect(stdout + stderr).not.toMatch(/UNKNOWN|^\s+at .+:\d+:\d+\)?$/m);
  expect(existsSync(path.join(folder, "public/index.html"))).toBe(false);
});
