import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProblemError } from '../../api/problem-error';
import { createDraftSaver } from './draft-saver';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const draft = { title: 'Figs', content: 'Ripe.' };
const SAVED_AT = '2026-02-03T12:04:00.000Z';

const failOnce = (status: number) =>
  vi.fn().mockRejectedValueOnce(new ProblemError(status)).mockResolvedValue(SAVED_AT);

function build(send: () => Promise<string>) {
  const onStatus = vi.fn();
  const onStoredChange = vi.fn();
  const saver = createDraftSaver({ send, onStatus, onStoredChange });
  return { saver, onStatus, onStoredChange };
}

it.each([
  [503, 'local'],
  [401, 'signedOut'],
])(
  'reports text as unsaved when neither the browser nor the server stores it (%i)',
  async (code, because) => {
    const { saver, onStatus, onStoredChange } = build(failOnce(code));

    saver.change(draft, false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(onStatus).toHaveBeenLastCalledWith({ kind: 'unsaved', because });
    expect(onStoredChange).toHaveBeenLastCalledWith(false);
    await vi.advanceTimersByTimeAsync(15_000);

    expect(onStatus).toHaveBeenLastCalledWith({ kind: 'saved', at: SAVED_AT });
    expect(onStoredChange).toHaveBeenLastCalledWith(true);
  },
);

it('reports text as stored as soon as the browser has it', async () => {
  const { saver, onStatus, onStoredChange } = build(failOnce(503));

  saver.change(draft, true);
  expect(onStoredChange.mock.calls).toEqual([[true]]);
  await vi.advanceTimersByTimeAsync(2000);

  expect(onStatus).toHaveBeenLastCalledWith({ kind: 'local' });
});

it('does not report a newer text as stored when the server has stored an earlier one', async () => {
  const { saver, onStoredChange } = build(
    () => new Promise((resolve) => setTimeout(() => resolve(SAVED_AT), 3000)),
  );

  saver.change(draft, false);
  await vi.advanceTimersByTimeAsync(3000);
  saver.change({ ...draft, content: 'Ripe by noon.' }, false);
  await vi.advanceTimersByTimeAsync(3000);
  expect(onStoredChange.mock.calls).toEqual([[false], [false]]);
  await vi.advanceTimersByTimeAsync(5000);

  expect(onStoredChange.mock.calls).toEqual([[false], [false], [true]]);
});
