import { fireEvent, render, screen } from "@testing-library/react";
import { act } from "react";
import { referenceField } from "../../../src/admin/ReferenceField";
import { checkFiles, type Content } from "../../../src/content/check-files";
import { connect } from "../../../src/preview/source";

jest.mock("../../../src/content/check-files", () => ({ checkFiles: jest.fn() }));

interface Choice {
  value: string;
  label: string;
}

interface SelectProps {
  value?: string[];
  field: { get(name: string): Choice[] };
  onChange: (value: string[]) => void;
}

/** Like that of Decap CMS, a select that leaves out what it does not offer. */
function Select({ value = [], field, onChange }: SelectProps) {
  const options = field.get("options");
  const chosen = options.filter((option) => value.includes(option.value));
  const change = (list: HTMLCollectionOf<HTMLOptionElement>) =>
    onChange([...list].map((option) => option.value));
  return (
    <select
      multiple
      value={chosen.map((option) => option.value)}
      onChange={({ target }) => change(target.selectedOptions)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

const ReferenceField = referenceField(Select as never) as React.ComponentType<object>;

/** A field as Decap CMS gives it, with the choices of the build. */
const fieldWith = (options: Record<string, unknown>) => ({
  get: (name: string) => options[name],
  set: (name: string, value: unknown) => fieldWith({ ...options, [name]: value }),
});
const field = fieldWith({
  kind: "Category",
  options: [{ toJS: () => ({ value: "bench", label: "Of the build" }) }],
});

const onChange = jest.fn();
const offered = () => screen.getAllByRole("option").map((option) => option.textContent);
const picture = () => Promise.resolve("");

/** Opens the field where the place of the content has these entries. */
async function open(value: string[] | undefined, texts: () => Promise<Map<string, string>>) {
  connect({ texts, picture });
  const { unmount } = render(<ReferenceField {...{ value, field, onChange }} />);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return unmount;
}

/** What the place of the content has. */
function contentWith(...titles: string[]): () => Promise<Map<string, string>> {
  const entries = titles.map((title) => ({
    kind: "Category",
    id: title.toLowerCase(),
    data: { title },
  }));
  jest.mocked(checkFiles).mockReturnValue({ entries, hidden: [] } as unknown as Content);
  return () => Promise.resolve(new Map());
}

beforeEach(() => onChange.mockClear());

it("offers what the build knew where the content cannot be read", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  await open(undefined, () => Promise.reject(new TypeError("Failed to fetch")));
  expect(offered()).toEqual(["Of the build"]);
});

it("offers what the content has whenever it opens", async () => {
  const close = await open(undefined, contentWith("Bench"));
  expect(offered()).toEqual(["Bench"]);
  close();
  await open(undefined, contentWith("Bench", "Saved"));
  expect(offered()).toEqual(["Bench", "Saved"]);
});

it("keeps a value that it does not know when another is chosen", async () => {
  await open(["elsewhere"], contentWith("Bench"));
  expect(offered()).toEqual(["Bench", "elsewhere"]);
  const list = screen.getByRole<HTMLSelectElement>("listbox");
  for (const option of list.options) option.selected = true;
  fireEvent.change(list);
  expect(onChange).toHaveBeenCalledWith(["bench", "elsewhere"]);
});
