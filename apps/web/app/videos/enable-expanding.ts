/** Makes truncated descriptions expandable. Returns a function that checks again which are truncated. */
export function enableExpanding(container: HTMLElement): () => void {
  const update = () => container.querySelectorAll<HTMLElement>('[data-video]').forEach(updateToggle);
  container.addEventListener('click', ({ target }) => {
    const toggle = target instanceof Element ? target.closest('[data-expand]') : null;
    const isExpanded = toggle?.closest<HTMLElement>('[data-video]')?.toggleAttribute('data-expanded');
    toggle?.setAttribute('aria-expanded', String(isExpanded));
  });
  addEventListener('resize', update, { passive: true });
  return update;
}

function updateToggle(card: HTMLElement): void {
  const toggle = card.querySelector<HTMLElement>('[data-expand]');
  const description = card.querySelector('[data-description]');
  if (toggle === null || description === null || card.hasAttribute('data-expanded')) return;
  toggle.hidden = description.scrollHeight <= description.clientHeight;
}
