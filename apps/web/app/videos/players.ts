import { toPlayer } from '@paniscus/domain/videos';

type Facade = { film: HTMLElement; screen: HTMLElement; parts: Node[] };

/**
 * Replaces the poster with the player on Play, and restores it when the video is closed: with its button, with Escape
 * next to the player, or when another one plays. One video plays at a time.
 */
export function playOnPress(place: HTMLElement): void {
  let playing: Facade | undefined;
  const close = () => {
    if (playing === undefined) return;
    takeBack(playing);
    playing = undefined;
  };
  const closeAndReturn = () => {
    const play = playing?.screen;
    close();
    play?.querySelector('button')?.focus();
  };
  place.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-stop]') !== null) return closeAndReturn();
    const screen = target.closest<HTMLElement>('[data-part="screen"]');
    const film = screen?.closest<HTMLElement>('[data-video]');
    if (!screen || !film || film === playing?.film) return;
    close();
    playing = { film, screen, parts: [...screen.childNodes] };
    const player = playerFor(film);
    screen.replaceChildren(player);
    film.dataset['playing'] = '';
    player.focus();
  });
  place.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Escape' && target instanceof Node && playing?.film.contains(target)) closeAndReturn();
  });
}

function takeBack({ film, screen, parts }: Facade): void {
  screen.replaceChildren(...parts);
  delete film.dataset['playing'];
}

function playerFor(film: HTMLElement): HTMLIFrameElement {
  const title = film.querySelector('[data-title]')?.textContent ?? '';
  const player = document.createElement('iframe');
  const { src, ...attributes } = toPlayer({ id: film.dataset['video'] ?? '', title });
  for (const [name, value] of Object.entries(attributes)) player.setAttribute(name, value);
  // Set last, so that the other attributes apply to the load.
  player.src = src;
  return player;
}
