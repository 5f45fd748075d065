/** The focus on the board: Decap draws all cards anew whenever anything happens, and whatever had the focus is gone. */

/** What has the focus in a card, by its words. */
interface Place {
  card: string;
  words: string | null;
}

/** What had the focus in a card that went. */
let kept: Place | undefined;

/** What had the focus last in any card. */
let last: Place | undefined;

const pressable = (within: ParentNode): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>("a[href], button, [role=button]"),
];

/** Leads to a card that is there again, else to the first card, or to what is above the columns where there is none. */
function leadToBoard(): void {
  if (!kept) return;
  const { card } = kept;
  const { activeElement, body } = document;
  const cards = [...document.querySelectorAll<HTMLElement>(".site-card")];
  const same = cards.find(({ dataset }) => dataset.card === card);
  const place = cards[0] ?? document.querySelector('[class*="WorkflowTopRow"]');
  if (activeElement && activeElement !== body) kept = undefined;
  else if (same) giveCardFocus(same, card);
  else if (place) pressable(place)[0]?.focus();
  kept = undefined;
}

/** Keeps in mind what gets the focus in a card. @param name tells the card when it comes again */
export function noteCardFocus(name: string, { textContent: words }: Element): void {
  last = { card: name, words };
}

/** Keeps in mind what has the focus in a card that goes, or had it before a dialog that is still open. */
export function keepCardFocus(card: Element, name: string): void {
  if (last?.card !== name) return;
  const place = last;
  const lead = () => {
    kept = place;
    setTimeout(leadToBoard);
  };
  if (card.contains(document.activeElement)) lead();
  else document.querySelector("dialog:modal")?.addEventListener("close", lead, { once: true });
}

/** Gives the focus back to a card that has come again: to what had it, or to its own buttons where that is gone. */
export function giveCardFocus(card: Element, name: string): void {
  if (kept?.card !== name) return;
  const { words } = kept;
  kept = undefined;
  const same = pressable(card).find((each) => each.textContent === words);
  (same ?? card.querySelector<HTMLElement>("p button"))?.focus();
}
