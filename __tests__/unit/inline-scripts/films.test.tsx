import { fireEvent, screen } from "@testing-library/react";
import "../../../src/inline-scripts/films";

const open = (address: string) => {
  document.body.innerHTML = `<p><a class="film" href="${address}"><strong>The harbour</strong></a><span></span></p>`;
  return document.querySelector("a") as HTMLAnchorElement;
};

test.each([
  ["https://www.youtube.com/watch?v=abc-efghij_", "youtube-nocookie.com/embed/abc-efghij_?"],
  ["https://youtu.be/abcdefghijk?si=1", "youtube-nocookie.com/embed/abcdefghijk?"],
  ["https://m.youtube.com/shorts/abcdefghijk", "youtube-nocookie.com/embed/abcdefghijk?"],
  ["https://vimeo.com/12345", "player.vimeo.com/video/12345?"],
  ["https://vimeo.com/12345/a1b2", "&h=a1b2"],
  ["/blog/film.mp4", "/blog/film.mp4"],
])("a press on the still of %s shows its player", (address, player) => {
  const link = open(address);
  expect(document.querySelector("iframe, video")).toBeNull();
  expect(fireEvent.click(link.firstElementChild as Element)).toBe(false);
  const shown = screen.getByTitle<HTMLIFrameElement>("The harbour");
  expect(shown.src).toContain(player);
  expect(shown.allow ?? shown.hasAttribute("controls")).toBeTruthy();
  expect(link.hidden).toBe(true);
});

test.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])("%s follows the link", (key) => {
  const link = open("https://vimeo.com/12345");
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link, { [key]: true });
  expect(document.querySelector("iframe")).toBeNull();
});
