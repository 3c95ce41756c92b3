const root = document.documentElement;

const readAttributes = (element: Element): Map<string, string> =>
  new Map([...element.attributes].map(({ name, value }) => [name, value]));

/** What the page had before its first story. */
const initial = readAttributes(root);

/** Takes away what earlier stories have left on the page: kept values, attributes, scroll position. */
export function cleanPage(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of readAttributes(root).keys()) root.removeAttribute(name);
  for (const [name, value] of initial) root.setAttribute(name, value);
  // The classes of the body are Storybook's own.
  document.body.removeAttribute('style');
  window.scrollTo({ top: 0, behavior: 'instant' });
}
