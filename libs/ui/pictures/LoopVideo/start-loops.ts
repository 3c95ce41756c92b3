/** Visible fraction of the video that starts it. */
const SEEN = 0.2;

const stillness = () => matchMedia('(prefers-reduced-motion: reduce)');
/** With Save-Data, no video loads unless the visitor asks for it. */
const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Enhances every `LoopVideo`: plays while visible, unless paused by the visitor. */
export function startLoops(root: ParentNode = document): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-loop]')) startLoop(place);
}

function startLoop(place: HTMLElement): void {
  const video = place.querySelector('video');
  // Not a button of what stands over the video.
  const button = place.querySelector<HTMLButtonElement>(':scope > button');
  if (video === null || button === null) return;
  let isWanted = false;
  let isSeen = false;

  const follow = () => {
    place.dataset.loop = isWanted ? 'playing' : 'still';
    button.setAttribute('aria-label', isWanted ? 'Pause the video' : 'Play the video');
    if (!isWanted || !isSeen) return video.pause();
    video.play().catch((error: unknown) => {
      // Autoplay is blocked; playing on click remains possible.
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

/** Videos are large: the page's other resources load first. */
function onceLoaded(start: () => void): void {
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
