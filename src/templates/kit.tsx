import styled from "styled-components";
import { notify } from "../notifications/notify";
import { mixin } from "../theme/mixins";
import { space } from "../theme/tokens";
import { Section } from "../ui/Section";
import { Button, sizes, variants, type ButtonSize, type ButtonVariant } from "../ui/Button";
import { Icon } from "../ui/Icon";

const grounds = ["paper", "sunken", "band", "deep"] as const;
const types = ["success", "info", "warning", "error", "loading"] as const;

/** /__kit/: buttons and notifications in every state, many of which no page shows. Only `npm start` makes it. */
const KitPage = () => (
  <>
    {grounds.map((ground) => (
      <Section
        key={ground}
        ground={ground}
        labelledBy={`buttons-${ground}`}
        intro={{ title: `Buttons on ${ground}` }}
      >
        {(Object.keys(variants) as ButtonVariant[]).map((variant) => (
          <Row key={variant}>
            {(Object.keys(sizes) as ButtonSize[]).map((size) => (
              <Button key={size} $variant={variant} $size={size} aria-label={`${variant} ${size}`}>
                {size === "icon" ? <Icon name="arrow" /> : variant}
              </Button>
            ))}
            <Button $variant={variant} disabled>
              Disabled
            </Button>
          </Row>
        ))}
      </Section>
    ))}
    <Section labelledBy="toasts" intro={{ title: "Toasts" }}>
      <Row>
        {types.map((type) => (
          <Button key={type} $variant="outline" onClick={() => notify[type]("A title", "A text.")}>
            {type}
          </Button>
        ))}
      </Row>
    </Section>
  </>
);

export default KitPage;

const Row = styled.div`
  ${mixin.row(3)}
  align-items: center;
  padding-block: ${space(2)};
`;
