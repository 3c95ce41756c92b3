/** How much of a film must be in the window for it to move. */
const SEEN = 0.2;

const stillness = () => matchMedia('(prefers-reduced-motion: reduce)');
/** Whoever saves data is sent no film that was not asked for. */
const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Brings the films of `LoopVideo` to life: each moves while it is seen, unless a visitor wants it still. */
export function startLoops(root: ParentNode = document): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-loop]')) startLoop(place);
}

function startLoop(place: HTMLElement): void {
  const video = place.querySelector('video');
  const button = place.querySelector('button');
  if (video === null || button === null) return;
  let isWanted = false;
  let isSeen = false;

  const follow = () => {
    place.dataset.loop = isWanted ? 'playing' : 'still';
    button.setAttribute('aria-label', isWanted ? 'Pause the video' : 'Play the video');
    if (!isWanted || !isSeen) return video.pause();
    video.play().catch((error: unknown) => {
      // The browser lets nothing play by itself; a press of the button is allowed.
      if (error instanceof DOMException && error.name === 'NotAllowedError') want(false);
    });
  };
  const want = (wanted: boolean) => {
    isWanted = wanted;
    follow();
  };

  const observer = new IntersectionObserver(
    (entries) => {
      isSeen = entries.at(-1)?.isIntersecting ?? false;
      follow();
    },
    { threshold: SEEN },
  );

  button.hidden = false;
  button.addEventListener('click', () => want(!isWanted));
  video.addEventListener('playing', () => (place.dataset.started = ''));
  stillness().addEventListener('change', ({ matches }) => want(!matches));
  want(!stillness().matches && !savesData());
  onceLoaded(() => observer.observe(place));
}

/** A film is large: what the page shows besides it comes first. */
function onceLoaded(start: () => void): void {
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
