import { playerOf } from '@paniscus/domain';

type Facade = { film: HTMLElement; screen: HTMLElement; parts: Node[] };

/** Puts the player where the poster was, once somebody presses Play. One film plays at a time. */
export function playOnPress(place: HTMLElement): void {
  let playing: Facade | undefined;
  place.addEventListener('click', ({ target }) => {
    const screen = target instanceof Element ? target.closest<HTMLElement>('[data-part="screen"]') : null;
    const film = screen?.closest<HTMLElement>('[data-video]');
    if (!screen || !film || film === playing?.film) return;
    if (playing !== undefined) takeBack(playing);
    playing = { film, screen, parts: [...screen.childNodes] };
    const player = playerFor(film);
    screen.replaceChildren(player);
    film.dataset['playing'] = '';
    player.focus();
  });
}

function takeBack({ film, screen, parts }: Facade): void {
  screen.replaceChildren(...parts);
  delete film.dataset['playing'];
}

function playerFor(film: HTMLElement): HTMLIFrameElement {
  const title = film.querySelector('[data-title]')?.textContent ?? '';
  const player = document.createElement('iframe');
  const { src, ...attributes } = playerOf({ id: film.dataset['video'] ?? '', title });
  for (const [name, value] of Object.entries(attributes)) player.setAttribute(name, value);
  // Last, so that the rest holds for what it loads.
  player.src = src;
  return player;
}
