/** @jest-environment jsdom */
import { checkFiles } from "../../../src/content/check-files";
import {
  connect,
  current,
  refresh,
  releasePictures,
  storedPicture,
} from "../../../src/preview/source";

jest.mock("../../../src/content/check-files", () => ({ checkFiles: jest.fn() }));

const revoked: string[] = [];
/** Resolves once everything that has arrived is handled. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
const picture = (address: string) => ({
  texts: () => Promise.resolve(new Map<string, string>()),
  picture: () => Promise.resolve(address),
});

beforeEach(() => {
  revoked.length = 0;
  URL.revokeObjectURL = (address) => revoked.push(address);
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  releasePictures();
  jest.restoreAllMocks();
});

describe("reading the content", () => {
  const content = { entries: [] } as unknown as ReturnType<typeof checkFiles>;

  test.each([
    ["cannot be fetched", () => Promise.reject(new TypeError("Failed to fetch")), () => content],
    [
      "cannot be checked",
      () => Promise.resolve(new Map<string, string>()),
      () => {
        throw new Error("An unexpected shape");
      },
    ],
  ])("reports a failure where it %s, and can be tried again", async (_, texts, checks) => {
    connect({ ...picture(""), texts });
    jest.mocked(checkFiles).mockImplementation(checks);
    refresh();
    await settled();
    expect(current().failed).toBe(true);
    expect(console.error).toHaveBeenCalledTimes(1);

    connect(picture(""));
    jest.mocked(checkFiles).mockReturnValue(content);
    refresh();
    await settled();
    expect(current()).toEqual({ content, failed: false });
  });
});

describe("a picture", () => {
  test("has no address until it has arrived, and is requested once", async () => {
    connect(picture("blob:one"));
    expect(storedPicture("content/a.jpg")).toBe("");
    await settled();
    connect(picture("blob:two"));
    expect(storedPicture("content/a.jpg")).toBe("blob:one");
    expect(revoked).toEqual([]);
  });

  test("is released with the pane, and requested again for the next", async () => {
    connect(picture("blob:one"));
    storedPicture("content/a.jpg");
    await settled();
    releasePictures();
    expect(revoked).toContain("blob:one");
    expect(storedPicture("content/a.jpg")).toBe("");
  });

  test("is released at once if it arrives after the pane is gone", async () => {
    connect(picture("blob:late"));
    storedPicture("content/a.jpg");
    releasePictures();
    await settled();
    expect(revoked).toContain("blob:late");
  });
});
