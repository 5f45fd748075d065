import { fireEvent, render, screen } from "@testing-library/react";
import { useReturnToEntry } from "../../../src/browser/useReturnToEntry";

const List = () => (
  <ul {...useReturnToEntry<HTMLUListElement>()}>
    <li>
      <a href="#first">First</a>
    </li>
  </ul>
);

test.each([
  ["is followed", {}, { followedEntry: 0 }],
  ["opens in another tab", { ctrlKey: true }, null],
  ["opens in another tab of a Mac", { metaKey: true }, null],
  ["opens in another window", { shiftKey: true }, null],
])("Back remembers a link only if it opens in the same tab: it %s", (_, how, state) => {
  window.history.replaceState(null, "");
  render(<List />);
  const link = screen.getByRole("link");
  // jsdom would add a history entry.
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link, how);
  expect(window.history.state).toEqual(state);
});
