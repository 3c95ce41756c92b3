/** Elements of the page beside the board: the header, the footer and the skip link. */
function listOutside(stage: HTMLElement): HTMLElement[] {
  const outside: HTMLElement[] = [];
  let inner: HTMLElement | null = stage.closest<HTMLElement>('main');
  while (inner !== null && inner !== document.body) {
    const current = inner;
    const siblings = [...(current.parentElement?.children ?? [])];
    outside.push(
      ...siblings
        .filter((sibling) => sibling instanceof HTMLElement)
        .filter((sibling) => sibling !== current),
    );
    inner = current.parentElement;
  }
  return outside;
}

/** Hides the rest of the page, for the eye, the keyboard and screen readers. Returns a function that shows it again. */
export function hideOutside(stage: HTMLElement): () => void {
  const hidden = listOutside(stage).map((element) => ({ element, display: element.style.display }));
  for (const { element } of hidden) {
    element.inert = true;
    element.style.setProperty('display', 'none', 'important');
  }
  return () => {
    for (const { element, display } of hidden) {
      element.inert = false;
      element.style.display = display;
    }
  };
}
