const OPEN_MENU = 'nav:popover-open';
const CLOSE_BUTTON = '[popovertargetaction="hide"]';

/** The second press of a double-click comes within this time in milliseconds. */
const DOUBLE_PRESS = 500;

/** On a phone the menu overlays the page: close it when focus moves to the content below, or back to its button. */
export function closeMenuOnBlur(): void {
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = target instanceof Element ? target.closest<HTMLElement>(OPEN_MENU) : null;
    if (menu !== null && relatedTarget instanceof Element && !menu.contains(relatedTarget))
      menu.hidePopover();
  });
}

/** "Close" or a link appears where "Menu" was, and must not take the second press of a double-click. */
export function ignoreDoublePress(): void {
  let openedAt = -Infinity;
  document.addEventListener(
    'beforetoggle',
    (event) => {
      if (event.newState === 'open') openedAt = event.timeStamp;
    },
    true,
  );
  document.addEventListener('click', (event) => {
    // Enter has no count, and presses "Close", which has the focus.
    const taken = event.detail > 1 ? OPEN_MENU : `${OPEN_MENU} ${CLOSE_BUTTON}`;
    if (
      event.timeStamp - openedAt < DOUBLE_PRESS &&
      event.target instanceof Element &&
      event.target.closest(taken)
    )
      event.preventDefault();
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
