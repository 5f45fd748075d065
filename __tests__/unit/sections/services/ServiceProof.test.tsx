import { render, screen, within } from "@testing-library/react";
import { textsOf } from "../../../support/texts";
import { ServiceProof } from "../../../../src/sections/services/ServiceProof";

const nothing: Queries.ServiceProofPartFragment = {
  caseStudies: [],
  guides: [],
  posts: [],
  calculators: [],
  tools: [],
};

const link = (name: string) => ({ href: `/${name}/`, title: `The ${name}` });

const listOf = (title: string) => {
  const heading = screen.getByRole("heading", { name: title });
  return textsOf(within(heading.parentElement as HTMLElement).getAllByRole("link"));
};

test("each list has its heading, and the list of tools has only available ones", () => {
  const tools = [
    { ...link("check"), status: "available" as const },
    { ...link("planned"), status: "comingSoon" as const },
  ];
  render(
    <ServiceProof
      service={{
        ...nothing,
        caseStudies: [{ ...link("study"), client: "A shop" }],
        posts: [link("post")],
        calculators: [link("calculator")],
        tools,
      }}
    />,
  );
  expect(listOf(WORDS.services.caseStudies)).toBe("The study");
  expect(listOf(WORDS.services.reading)).toBe("The post");
  expect(listOf(WORDS.services.tools)).toBe("The calculator | The check");
});

test("an empty list has no heading, and the first other list names the section", () => {
  render(<ServiceProof service={{ ...nothing, guides: [link("guide")] }} />);
  expect(textsOf(screen.getAllByRole("heading"))).toBe(WORDS.services.reading);
  expect(screen.getByRole("region", { name: WORDS.services.reading })).toBeVisible();
});
