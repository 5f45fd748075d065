import { render, screen } from "@testing-library/react";
import { IntegrationGrid } from "../../../../src/sections/home/IntegrationGrid";

const tile = (
  name: string,
  services: { title: string; href: string }[] = [],
): Queries.IntegrationTileFragment => ({
  slug: name.toLowerCase(),
  name,
  description: `What we do with ${name}.`,
  category: { title: "ERP" },
  service: null,
  services,
});

const sync = { title: "Data & ERP Sync", href: "/services/data-integration/" };
const code = { title: "Low-Code Solutions", href: "/services/low-code/" };

const call = { label: "Discuss", to: "/contact/" } as Queries.CallFragment;
const copy = {
  moreLabel: "Show what they do",
  intro: { eyebrow: "", title: "Tools", lead: "" },
  call,
};

const show = (integrations: readonly Queries.IntegrationTileFragment[]) =>
  render(<IntegrationGrid id="tools" copy={copy} integrations={integrations} />);

test("a tool links to its own or else its first service, which is part of its name", () => {
  show([tile("Odoo", [sync, code]), { ...tile("Make", [code]), service: sync }]);
  for (const name of [/^Make.*Data & ERP Sync$/, /^Odoo.*Data & ERP Sync$/])
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", sync.href);
});

test("a tool without a service has no link", () => {
  show([tile("Xero")]);
  expect(screen.getByText("Xero")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Xero" })).not.toBeInTheDocument();
  expect(screen.queryByRole("tooltip", { hidden: true })).not.toBeInTheDocument();
});
