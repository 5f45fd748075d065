import { notify } from "../notifications/notify";
import { Actions, Section } from "../ui/Section";
import { Button, sizes, variants, type ButtonSize, type ButtonVariant } from "../ui/Button";
import { Icon } from "../ui/Icon";

const grounds = ["paper", "sunken", "band", "brand"] as const;
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
          <Actions key={variant}>
            {(Object.keys(sizes) as ButtonSize[]).map((size) => (
              <Button key={size} $variant={variant} $size={size} aria-label={`${variant} ${size}`}>
                {size === "icon" ? <Icon name="arrow" /> : variant}
              </Button>
            ))}
            <Button $variant={variant} disabled>
              Disabled
            </Button>
          </Actions>
        ))}
      </Section>
    ))}
    <Section labelledBy="toasts" intro={{ title: "Toasts" }}>
      <Actions>
        {types.map((type) => (
          <Button key={type} $variant="outline" onClick={() => notify[type]("A title", "A text.")}>
            {type}
          </Button>
        ))}
      </Actions>
    </Section>
  </>
);

export default KitPage;
