/** A page that has not arrived by then, in milliseconds, may have been stopped: the form can be sent again. */
const ARRIVAL_MS = 10_000;

/** A form that leads to another page is sent once, however often its button is pressed until that page arrives. */
export function submitFormsOnce(): void {
  const submittedAt = new Map<EventTarget, number>();
  document.addEventListener('submit', (event) => {
    const { target, defaultPrevented, timeStamp } = event;
    if (defaultPrevented || !(target instanceof HTMLFormElement) || target.method !== 'post') return;
    const isRepeated = timeStamp - (submittedAt.get(target) ?? -Infinity) < ARRIVAL_MS;
    if (isRepeated) event.preventDefault();
    else submittedAt.set(target, timeStamp);
  });
  // After Back, the same page may send it again.
  addEventListener('pageshow', () => submittedAt.clear());
}

/** A page from the back/forward cache shows again the filters of its address, which is what its list shows. */
export function resetFilters(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const form of document.querySelectorAll<HTMLFormElement>('form[autocomplete="off"]'))
      // An island filters while the visitor chooses.
      if (form.closest('[data-island]') === null) form.reset();
  });
}
