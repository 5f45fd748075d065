/** Puts the player of a film in the place of its still once it is pressed; only on a site that has films. */
import { filmClass, filmOf } from "../lib/film";

addEventListener(
  "click",
  (event) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(`a.${filmClass}`);
    const film = link && filmOf(link.getAttribute("href") ?? "");
    if (!film || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    const player = document.createElement(film.service ? "iframe" : "video");
    if (player instanceof HTMLIFrameElement)
      player.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
    else Object.assign(player, { controls: true, autoplay: true });
    player.title = link.querySelector("img")?.alt || (link.firstElementChild?.textContent ?? "");
    player.src = film.player;
    // React hydrates the link, and leaves alone what is in the element after it.
    link.nextElementSibling?.append(player);
    link.hidden = true;
    player.focus();
  },
  true,
);
