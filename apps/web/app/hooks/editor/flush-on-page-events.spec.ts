import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { flushOnPageEvents } from './flush-on-page-events';

const browser = new EventTarget();
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('flushes when the network is back and when the page is hidden, until it ends', () => {
  const flush = vi.fn();
  const end = flushOnPageEvents(flush);

  browser.dispatchEvent(new Event('online'));
  expect(flush).toHaveBeenCalledTimes(1);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(flush).toHaveBeenCalledTimes(1);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(flush).toHaveBeenCalledTimes(2);

  end();
  browser.dispatchEvent(new Event('online'));
  page.dispatchEvent(new Event('visibilitychange'));
  expect(flush).toHaveBeenCalledTimes(2);
});
