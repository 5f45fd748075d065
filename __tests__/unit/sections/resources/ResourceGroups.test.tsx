import { render, screen, within } from "@testing-library/react";
import { ResourceGroups } from "../../../../src/sections/resources/ResourceGroups";

type Group = Queries.ResourceGroupPartFragment;
type Type = Group["resources"][number]["type"];

const group = (slug: string, types: Type[]): Group => ({
  slug,
  title: `Group ${slug}`,
  icon: "tools",
  description: "What the group is for.",
  resources: types.map((type, index) => ({
    name: `Resource ${slug} ${index}`,
    description: "What one gets from it.",
    type,
    link: `/${slug}/${index}/`,
  })),
});

const tools = { label: "All tools", to: "/tools/" };

const region = (slug: string) => within(screen.getByRole("region", { name: `Group ${slug}` }));

test("types of resources are shown only in groups with several types", () => {
  render(
    <ResourceGroups
      tools={tools}
      groups={[group("one", ["Guide", "Guide"]), group("mixed", ["Guide", "Calculator"])]}
    />,
  );
  expect(region("one").queryByText("Guide")).not.toBeInTheDocument();
  expect(region("mixed").getByText("Guide")).toBeVisible();
  expect(region("mixed").getByText("Calculator")).toBeVisible();
});

test("only the group of tools links to all tools", () => {
  render(<ResourceGroups tools={tools} groups={[group("a", ["Tool"]), group("b", ["Guide"])]} />);
  expect(region("a").getByRole("link", { name: tools.label })).toHaveAttribute("href", tools.to);
  expect(region("b").queryByRole("link", { name: tools.label })).not.toBeInTheDocument();
});
