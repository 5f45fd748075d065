/** Pictures that an entry no longer shows leave the site with the save, and no others. */
import { Memory, opened, post } from "./guarded-content";

const folder = "content/blog/winding-habits";
const old = `${folder}/cover.jpg`;
const fresh = `${folder}/fresh.jpg`;

/** Shows another cover, which is uploaded already. */
const withFresh = (text: string) => text.replace("cover: cover.jpg", "cover: fresh.jpg");

/** Opens the CMS; a second picture is in the folder of the article. */
function openedWithFresh(answer?: string) {
  const cms = opened(answer);
  cms.backend.files.set(fresh, "");
  return cms;
}

it("a picture that is replaced is deleted, and the others in its folder stay", async () => {
  const { backend, told, save } = openedWithFresh();
  const unused = `${folder}/unused.jpg`;
  backend.files.set(unused, "");
  await save(post, withFresh);
  expect(backend.files.has(old)).toBe(false);
  expect(backend.files.has(fresh)).toBe(true);
  expect(backend.files.has(unused)).toBe(true);
  // Those of other entries have the same name.
  expect(backend.files.has("content/blog/oil-and-dust/cover.jpg")).toBe(true);
  expect(told).toEqual([]);
});

it("a picture that is taken out of a text is deleted", async () => {
  const { backend, save } = openedWithFresh();
  const picture = "\n![What is wound](./fresh.jpg)\n";
  await save(post, (text) => text + picture);
  await save(post, (text) => text.replace(picture, ""));
  expect(backend.files.has(fresh)).toBe(false);
  expect(backend.files.has(old)).toBe(true);
});

it.each([
  ["its text shows it as well", "\n![What is wound](cover.jpg)\n"],
  [
    "its text writes the name in another way",
    "\n![What is wound](cov\\er.jpg)\n![A](cov%65r.jpg)\n",
  ],
  ["its text speaks of it", "\nThe file cover.jpg.\n"],
])("a picture stays where %s", async (_name, words) => {
  const { backend, save } = openedWithFresh();
  await save(post, (text) => withFresh(text) + words).catch(() => undefined);
  expect(backend.files.has(old)).toBe(true);
});

it("a picture stays where another entry shows it", async () => {
  const { backend, read, save } = openedWithFresh();
  const other = "content/blog/oil-and-dust/index.md";
  backend.files.set(
    other,
    read(other).replace("cover: cover.jpg", "cover: ../winding-habits/cover.jpg"),
  );
  await save(post, withFresh);
  expect(read(post)).toContain("fresh.jpg");
  expect(backend.files.has(old)).toBe(true);
});

it("a picture stays where the save is refused or fails", async () => {
  const { backend, save } = openedWithFresh();
  await expect(save(post, (text) => `${withFresh(text)}\n[A](/nowhere/)\n`)).rejects.toThrow("see");
  backend.fails = (step) => step === "save";
  await expect(save(post, withFresh)).rejects.toThrow("see the reason");
  expect(backend.files.has(old)).toBe(true);
});

it("the save is done where the picture cannot be deleted", async () => {
  const { backend, told, read, save } = openedWithFresh();
  backend.fails = (step) => step === "delete";
  await save(post, withFresh);
  expect(read(post)).toContain("cover: fresh.jpg");
  expect(backend.files.has(old)).toBe(true);
  expect(told).toEqual([]);
});

it("a picture that cannot be read is not deleted: the editor could not have it back", async () => {
  const memory = new Memory();
  memory.files.set(fresh, "");
  memory.getMediaFile = () => Promise.reject(new Error("gone away"));
  const { read, save } = opened(undefined, memory);
  await save(post, withFresh);
  expect(read(post)).toContain("cover: fresh.jpg");
  expect(memory.files.has(old)).toBe(true);
});

it("a name that is written again is refused where nothing sends its picture", async () => {
  const { told, read, save } = openedWithFresh();
  const before = read(post);
  await save(post, withFresh);
  await expect(save(post, () => before)).rejects.toThrow("see the");
  expect(told.join()).toContain("“cover.jpg” is missing");
});

it("a picture that is replaced while the page gets another address does not move along", async () => {
  const { backend, save } = openedWithFresh("/blog/habits-of-winding/");
  await save(post, withFresh, "habits-of-winding");
  const names = [...backend.files.keys()].filter((name) => /^content\/blog\/.*winding/.test(name));
  expect(names.sort()).toEqual([
    "content/blog/habits-of-winding/fresh.jpg",
    "content/blog/habits-of-winding/index.md",
  ]);
});
