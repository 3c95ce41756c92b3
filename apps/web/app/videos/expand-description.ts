/** Makes truncated descriptions expandable. Returns a function that checks again which are truncated. */
export function expandOnPress(place: HTMLElement): () => void {
  const offer = () => place.querySelectorAll<HTMLElement>('[data-video]').forEach(showToggleIfTruncated);
  place.addEventListener('click', ({ target }) => {
    const toggle = target instanceof Element ? target.closest('[data-whole-toggle]') : null;
    const isOpen = toggle?.closest<HTMLElement>('[data-video]')?.toggleAttribute('data-whole');
    toggle?.setAttribute('aria-expanded', String(isOpen));
  });
  addEventListener('resize', offer, { passive: true });
  return offer;
}

function showToggleIfTruncated(film: HTMLElement): void {
  const toggle = film.querySelector<HTMLElement>('[data-whole-toggle]');
  const description = film.querySelector('[data-description]');
  if (toggle === null || description === null || film.hasAttribute('data-whole')) return;
  toggle.hidden = description.scrollHeight <= description.clientHeight;
}
