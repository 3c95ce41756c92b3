/** On a phone the menu lies over the page: it closes when the focus goes on to what it covers. */
export function closeLeftMenu(): void {
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = target instanceof Element ? target.closest<HTMLElement>('nav:popover-open') : null;
    if (menu !== null && relatedTarget instanceof Element && !menu.contains(relatedTarget))
      menu.hidePopover();
  });
}
