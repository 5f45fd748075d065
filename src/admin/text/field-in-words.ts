/** The fields of a chart as the dialog calls them. */

const words: Record<string, string> = {
  type: "Type",
  title: "Title",
  caption: "Caption",
  unit: "Unit",
  data: "Rows",
  series: "Lines",
  x: "Labels along the chart",
  label: "Label",
  value: "Figure",
  values: "Figures",
  tone: "Colour",
};

/** What the dialog calls a field that the check names, such as `chart.data[1].value`. */
export function fieldInWords(field: string): string {
  const name = field.replace(/^chart\.?/, "");
  const [, list, index, part] = /^(data|series)\[(\d+)\]\.?(\w*)/.exec(name) ?? [];
  const place = `${list === "data" ? "row" : "line"} ${Number(index) + 1}`;
  if (list === undefined) return words[name] ?? name;
  return part ? `${words[part] ?? part} of ${place}` : place;
}
