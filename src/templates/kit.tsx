import styled from "styled-components";
import { notify } from "../notifications/notify";
import { look, space } from "../theme/tokens";
import { Section, SectionIntro } from "../ui/Section";
import { Button, type ButtonSize, type ButtonVariant } from "../ui/Button";
import { CheckList } from "../ui/CheckList";
import { Chip, Chips } from "../ui/Chip";
import { Faqs } from "../ui/Faqs";
import { Field, Input, Select, TextArea } from "../ui/Field";
import { Icon } from "../ui/Icon";
import { Points } from "../ui/Points";
import { Prose } from "../ui/Prose";
import { StatGrid } from "../ui/StatGrid";

const variants: ButtonVariant[] = [
  "default",
  "destructive",
  "outline",
  "outline-light",
  "secondary",
  "ghost",
  "link",
];
const sizes: ButtonSize[] = ["default", "sm", "lg", "icon"];
const grounds = ["paper", "sunken", "ink", "deep"] as const;
const figures = ["47%", "$15M+", "24/7", "4-8 months"].map((value) => ({
  value,
  label: `What ${value} measures`,
}));
const points = ["First", "Second", "Third"].map((title) => ({
  title,
  description: "One to three sentences that say what it is.",
}));
const prose = `<p>A paragraph with a <a href="#prose">link</a>, <strong>strong words</strong> and <code>code</code>.</p>
<h2>A heading</h2><ul><li>One</li><li>Two</li></ul><blockquote>A quotation.</blockquote>
<div class="table-scroll"><table><thead><tr><th scope="col">Item</th><th scope="col" class="align-right">Sum</th></tr></thead>
<tbody><tr><td>Freight</td><td class="align-right">$12.50</td></tr><tr><td>Fees</td><td class="align-right">$3.10</td></tr></tbody></table></div>`;

/** /__kit/: the main primitives in every state. Only `gatsby develop` makes this page. */
const KitPage = () => (
  <>
    {grounds.map((ground) => (
      <Section key={ground} ground={ground} labelledBy={`buttons-${ground}`}>
        <SectionIntro id={`buttons-${ground}`} title={`Buttons on ${ground}`} />
        <Scroll>
          <table>
            <tbody>
              {variants.map((variant) => (
                <tr key={variant}>
                  <th scope="row">{variant}</th>
                  {sizes.map((each) => (
                    <td key={each}>
                      <Button $variant={variant} $size={each} aria-label={`${variant} ${each}`}>
                        {each === "icon" ? <Icon name="arrow" /> : "Label"}
                      </Button>
                    </td>
                  ))}
                  <td>
                    <Button $variant={variant} disabled>
                      Disabled
                    </Button>
                  </td>
                  <td>
                    <Button $variant={variant} aria-busy="true" disabled>
                      Sending...
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      </Section>
    ))}
    <Section labelledBy="fields">
      <SectionIntro id="fields" title="Fields" />
      <Grid>
        <Field id="valid" label="Valid" hint="A line of help." required>
          <Input id="valid" defaultValue="Anna" />
        </Field>
        <Field id="invalid" label="Invalid" error="First name must be at least 2 characters">
          <Input id="invalid" aria-invalid="true" defaultValue="A" />
        </Field>
        <Field id="disabled" label="Disabled">
          <Input id="disabled" disabled defaultValue="Cannot be changed" />
        </Field>
        <Field id="choice" label="Choice">
          <Select id="choice">
            <option>One</option>
            <option>Two</option>
          </Select>
        </Field>
        <Field id="text" label="Long text">
          <TextArea id="text" />
        </Field>
      </Grid>
    </Section>
    <Section ground="sunken" labelledBy="parts">
      <SectionIntro id="parts" eyebrow="Eyebrow" title="Lists and figures" lead="A lead text." />
      <StatGrid stats={figures} label="Figures" />
      <Grid>
        <Points points={points} ordered />
        <CheckList items={["Ticked", "Ticked too"]} />
        <Chips>
          <Chip aria-current="true">Current</Chip>
          <Chip>Plain</Chip>
        </Chips>
        <Faqs faqs={[{ question: "A question?", answer: "Its answer." }]} />
      </Grid>
    </Section>
    <Section labelledBy="prose">
      <SectionIntro id="prose" title="Prose" />
      <Prose dangerouslySetInnerHTML={{ __html: prose }} />
    </Section>
    <Section ground="sunken" labelledBy="toasts">
      <SectionIntro id="toasts" title="Toasts" />
      <Row>
        {(["success", "info", "warning", "error", "loading"] as const).map((kind) => (
          <Button key={kind} $variant="outline" onClick={() => notify[kind]("A title", "A text.")}>
            {kind}
          </Button>
        ))}
      </Row>
    </Section>
  </>
);

export default KitPage;

const Scroll = styled.div`
  overflow-x: auto;

  th,
  td {
    padding: ${space(2)} ${space(5)} ${space(2)} 0;
    text-align: left;
  }

  th {
    ${look.note}
    font-weight: 400;
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${space(8)};
  align-items: start;
  margin-top: ${space(8)};
`;

const Row = styled.div`
  ${look.row(3)}
`;
