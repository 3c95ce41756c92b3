/** On a phone the menu overlays the page: close it when focus moves to the content below, or back to its button. */
export function closeMenuOnBlur(): void {
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = target instanceof Element ? target.closest<HTMLElement>('nav:popover-open') : null;
    if (menu !== null && relatedTarget instanceof Element && !menu.contains(relatedTarget))
      menu.hidePopover();
  });
}
