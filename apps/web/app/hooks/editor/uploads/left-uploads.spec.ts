import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guardUpload } from './left-uploads';

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

const isGuarded = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks before the page is left until the last upload has ended', async () => {
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const uploads = [guardUpload(first.promise), guardUpload(second.promise)];
  expect(isGuarded()).toBe(true);

  first.resolve('a.png');
  expect(await uploads[0]).toBe('a.png');
  expect(isGuarded()).toBe(true);
  second.reject(new Error('The network is gone.'));

  await expect(uploads[1]).rejects.toThrow('The network is gone.');
  expect(isGuarded()).toBe(false);
});
