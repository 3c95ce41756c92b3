import { toPlayer } from '@paniscus/domain/videos';

type Facade = { card: HTMLElement; screen: HTMLElement; poster: Node[] };

/**
 * Replaces the poster with the player on Play, and restores it when the video is closed: with its button, with Escape
 * next to the player, or when another one plays. One video plays at a time.
 */
export function enablePlayback(container: HTMLElement): void {
  let playing: Facade | undefined;
  const close = () => {
    if (playing === undefined) return;
    restorePoster(playing);
    playing = undefined;
  };
  const closeAndRefocus = () => {
    const screen = playing?.screen;
    close();
    screen?.querySelector('button')?.focus();
  };
  container.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-stop]') !== null) return closeAndRefocus();
    const screen = target.closest<HTMLElement>('[data-player]');
    const card = screen?.closest<HTMLElement>('[data-video]');
    if (!screen || !card || card === playing?.card) return;
    close();
    playing = { card, screen, poster: [...screen.childNodes] };
    const player = createPlayer(card, container.dataset['playerOrigin']);
    screen.replaceChildren(player);
    card.dataset['playing'] = '';
    player.focus();
  });
  container.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Escape' && target instanceof Node && playing?.card.contains(target)) closeAndRefocus();
  });
}

function restorePoster({ card, screen, poster }: Facade): void {
  screen.replaceChildren(...poster);
  delete card.dataset['playing'];
}

function createPlayer(card: HTMLElement, origin?: string): HTMLIFrameElement {
  const title = card.querySelector('[data-title]')?.textContent ?? '';
  const player = document.createElement('iframe');
  const { src, ...attributes } = toPlayer({ id: card.dataset['video'] ?? '', title }, origin);
  for (const [name, value] of Object.entries(attributes)) player.setAttribute(name, value);
  // Set last, so that the other attributes apply to the load.
  player.src = src;
  return player;
}
