/** A form that leads to another page is sent once, however often its button is pressed until that page arrives. */
export function submitFormsOnce(): void {
  const submitted = new Set<EventTarget>();
  document.addEventListener('submit', (event) => {
    const { target, defaultPrevented } = event;
    if (defaultPrevented || !(target instanceof HTMLFormElement) || target.method !== 'post') return;
    if (submitted.has(target)) event.preventDefault();
    submitted.add(target);
  });
  // After Back, the same page may send it again.
  addEventListener('pageshow', () => submitted.clear());
}
