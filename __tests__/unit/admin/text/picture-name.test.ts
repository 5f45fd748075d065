import { pictureName } from "../../../../src/admin/text/picture-name";

const name = (file: string, type: string, alt: string, taken: string[] = []) =>
  pictureName(new File([], file, { type }), alt, taken);

it("a picture that the browser has named is named after its description", () => {
  expect(name("image.png", "image/png", "Returns by month, 2024")).toBe(
    "returns-by-month-2024.png",
  );
  expect(name("image.png", "image/png", "Größe «ä»")).toBe("grosse-a.png");
  expect(name("Smørrebrød Łódź.jpg", "image/jpeg", "")).toBe("smorrebrod-lodz.jpg");
  expect(name("image.png", "image/png", "数字")).toBe("picture.png");
});

it("a long description is cut between words", () => {
  const alt = "A chart of the returns of every month since the store began to sell";
  expect(name("image.png", "image/jpeg", alt)).toBe("a-chart-of-the-returns-of-every-month.jpg");
});

it("a picture with a name keeps it, in small letters", () => {
  expect(name("My Chart.PNG", "image/png", "Returns")).toBe("my-chart.png");
  expect(name("chart.webp", "image/jpeg", "Returns")).toBe("chart.jpg");
});

it("no picture takes the name of another", () => {
  expect(name("chart.png", "image/png", "", ["Chart.png", "chart-2.png"])).toBe("chart-3.png");
});
