const OPEN_MENU = 'nav:popover-open';
const CLOSE_BUTTON = '[popovertargetaction="hide"]';

/** On a phone the menu overlays the page: close it when focus moves to the content below, or back to its button. */
export function closeMenuOnBlur(): void {
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = target instanceof Element ? target.closest<HTMLElement>(OPEN_MENU) : null;
    if (menu !== null && relatedTarget instanceof Element && !menu.contains(relatedTarget))
      menu.hidePopover();
  });
}

/** In a wide window the menu is part of the page and has no "Close": it closes, and the focus stays in it. */
export function closeMenuOnWideWindow(): void {
  addEventListener('resize', () => {
    const menu = document.querySelector<HTMLElement>(OPEN_MENU);
    if (menu?.querySelector(CLOSE_BUTTON)?.checkVisibility() !== false) return;
    const focused = menu.querySelector<HTMLElement>(':focus');
    menu.hidePopover();
    const next = focused?.checkVisibility() === true ? focused : menu.querySelector('a');
    next?.focus();
  });
}
