/** A bar that covers more of the window's height would leave too little of the page below it. */
const SHARE_MAX = 0.5;

/** A bar that is taller than this, compared to one row, has several. */
const ONE_ROW_MAX = 1.1;

/**
 * Large text breaks the app bar into rows: what is fixed below it, and what browsers scroll into view, moves down with
 * it. A bar that would cover most of the window scrolls away instead.
 */
export function followAppBar(): void {
  const bar = document.querySelector<HTMLElement>('.MuiAppBar-root');
  const toolbar = bar?.querySelector('.MuiToolbar-root');
  if (!bar || !toolbar) return;
  const { style } = document.documentElement;
  const fit = () => {
    const height = bar.offsetHeight;
    const covers = height > innerHeight * SHARE_MAX;
    bar.style.position = covers ? 'static' : '';
    const rowHeight = Number.parseFloat(getComputedStyle(toolbar).minHeight);
    const covered = covers ? '0px' : `${height}px`;
    const isOneRow = height < rowHeight * ONE_ROW_MAX;
    style.setProperty('--app-bar-height', isOneRow ? null : covered);
    style.scrollPaddingTop = isOneRow ? '' : `calc(${covered} + 1.5rem)`;
  };
  new ResizeObserver(fit).observe(bar);
  addEventListener('resize', fit);
}
