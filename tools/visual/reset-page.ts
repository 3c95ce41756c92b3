const root = document.documentElement;

const readAttributes = (element: Element): Map<string, string> =>
  new Map([...element.attributes].map(({ name, value }) => [name, value]));

const initialAttributes = readAttributes(root);

/** Resets state that earlier stories left on the page: storage, attributes, scroll position. */
export function resetPage(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of readAttributes(root).keys()) root.removeAttribute(name);
  for (const [name, value] of initialAttributes) root.setAttribute(name, value);
  // Storybook sets classes on the body; reset the style only.
  document.body.removeAttribute('style');
  window.scrollTo({ top: 0, behavior: 'instant' });
}
