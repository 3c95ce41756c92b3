import { buildDelta, DEFAULT_KEYBOARD } from '@paniscus/domain/keyboard';
import type { SavedKeyboard } from '@paniscus/domain/keyboard';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDevice } from '../testing/create-device';
import type { Device } from '../testing/create-device';
import { readSavedKeyboard as readInThisTab } from './saved-keyboard';

let device: Device;

beforeEach(() => {
  device = createDevice();
});
afterAll(() => void vi.unstubAllGlobals());

/** A tab that has read what is saved. */
async function openTab(session?: Map<string, string>) {
  const tab = await device.openTab(session);
  await tab.loadSavedKeyboard();
  return tab;
}

type Tab = Awaited<ReturnType<typeof openTab>>;

async function save(tab: Tab, keyboard: Partial<SavedKeyboard>): Promise<void> {
  expect(await tab.saveKeyboard({ keyboard })).toBe(true);
}

describe('saved keyboard', () => {
  it('starts with the defaults and restores everything on the next visit', async () => {
    const first = await openTab();
    expect(first.readSavedKeyboard()).toEqual(DEFAULT_KEYBOARD);

    await save(first, { board: 'gamma', set: 30, sentence: ['give'], delta: buildDelta(['banana']) });

    expect((await openTab()).readSavedKeyboard()).toMatchObject({
      board: 'gamma',
      set: 30,
      sentence: ['give'],
      delta: buildDelta(['banana']),
    });
  });

  it('returns the object that hydration starts with on a first visit, so that nothing renders twice', () => {
    expect(readInThisTab()).toBe(DEFAULT_KEYBOARD);
  });

  it('knows settings, panel and sound before the database has been read, and leaves the rest to it', async () => {
    const settings = { ...DEFAULT_KEYBOARD.settings, hasLargeKeys: true };
    await save(await openTab(), { board: 'beta', set: 20, settings, history: [['give']] });

    const next = await device.openTab();

    expect(next.readSavedKeyboard()).toMatchObject({ board: 'beta', set: 20, settings, history: [] });
    expect(JSON.parse(device.local.get('keyboard') ?? '')).toEqual({ board: 'beta', set: 20, settings });
  });

  it('shows Delta only with its words', async () => {
    await save(await openTab(), { board: 'delta', delta: buildDelta(['banana']) });
    const next = await device.openTab();
    expect(next.readSavedKeyboard().board).toBe('alpha');

    await next.loadSavedKeyboard();

    expect(next.readSavedKeyboard()).toMatchObject({ board: 'delta', delta: buildDelta(['banana']) });
  });

  it('loses nothing of what is pressed before the database has been read', async () => {
    await save(await openTab(), { history: [['give']], delta: buildDelta(['banana']) });
    const next = await device.openTab();

    void next.saveKeyboard({ keyboard: { history: [['please']] } });

    const all = { history: [['please'], ['give']], delta: buildDelta(['banana']) };
    await expect.poll(() => next.storage.loadKeyboard()).toMatchObject(all);
    expect(next.readSavedKeyboard()).toMatchObject(all);
  });

  it('opens no database on a first visit, and reads one that is there with the first change', async () => {
    await save(await openTab(), { history: [['give']] });
    device.local.clear();
    const open = vi.spyOn(indexedDB, 'open');
    const tab = await openTab();
    expect(open).not.toHaveBeenCalled();

    void tab.saveKeyboard({ keyboard: { set: 20 } });

    await expect.poll(tab.readSavedKeyboard).toMatchObject({ set: 20, history: [['give']] });
  });

  it('falls back to the defaults when the stored data is malformed', async () => {
    for (const text of ['{', 'null', '[1]', '"x"', '{"board":7,"history":{"length":9}}']) {
      device = createDevice();
      device.local.set('keyboard', text);
      expect((await openTab()).readSavedKeyboard()).toEqual(DEFAULT_KEYBOARD);
    }
  });

  it('returns the same object while unchanged', async () => {
    const tab = await openTab();

    void tab.saveKeyboard({ keyboard: { board: 'beta' } });

    expect(tab.readSavedKeyboard()).toBe(tab.readSavedKeyboard());
  });

  it("restores a reloaded tab's own sentence, even after another tab has saved one", async () => {
    const first = await openTab();
    await save(first, { board: 'gamma', sentence: ['please', 'help'] });
    await save(await openTab(), { board: 'beta', sentence: ['juice'] });

    const reloaded = await openTab(first.session);

    expect(reloaded.readSavedKeyboard()).toMatchObject({ board: 'gamma', sentence: ['please', 'help'] });
    expect((await openTab()).readSavedKeyboard()).toMatchObject({ board: 'beta', sentence: ['juice'] });
  });
});

/** Two tabs after the first visit. */
async function openTwoTabs(): Promise<[Tab, Tab]> {
  const first = await openTab();
  await save(first, { set: 10 });
  return [first, await openTab()];
}

describe('two tabs', () => {
  it("share everything except for each tab's own board and sound set", async () => {
    const [first, second] = await openTwoTabs();
    await save(second, { board: 'beta', history: [['give', 'banana']] });

    await save(first, { settings: { ...DEFAULT_KEYBOARD.settings, hasLargeKeys: true } });

    await expect
      .poll(first.readSavedKeyboard)
      .toMatchObject({ board: 'alpha', history: [['give', 'banana']] });
    await expect
      .poll(second.readSavedKeyboard)
      .toMatchObject({ board: 'beta', settings: { hasLargeKeys: true } });
  });

  it('keep their panels and sentences on a first visit', async () => {
    const first = await openTab();
    await save(first, { set: 10 });
    device.local.clear();
    const second = await openTab();

    await save(first, { board: 'gamma', sentence: ['give'], history: [['give']] });

    await expect
      .poll(second.readSavedKeyboard)
      .toMatchObject({ board: 'alpha', sentence: [], history: [['give']] });
  });

  it('do not overwrite each other when they change different things at once', async () => {
    const [first, second] = await openTwoTabs();

    void first.saveKeyboard({ keyboard: { delta: buildDelta(['banana']) } });
    void second.saveKeyboard({ keyboard: { phrases: [{ name: 'Help', sentence: ['help'] }] } });

    const both = { delta: buildDelta(['banana']), phrases: [{ name: 'Help', sentence: ['help'] }] };
    for (const tab of [first, second]) await expect.poll(tab.readSavedKeyboard).toMatchObject(both);
    expect((await openTab()).readSavedKeyboard()).toMatchObject(both);
  });
});

describe('a browser that saves nothing', () => {
  it('says so when something would be saved, and keeps it in the page', async () => {
    device.blockDatabase();
    const tab = await openTab();
    expect(tab.readStorageProblem()).toBeUndefined();

    void tab.saveKeyboard({ keyboard: { history: [['give']] } });

    await expect.poll(tab.readStorageProblem).toBe('not-stored');
    expect(tab.readSavedKeyboard().history).toEqual([['give']]);
  });

  it('says at once when what earlier visits have saved cannot be read', async () => {
    await save(await openTab(), { history: [['give']] });
    device.blockDatabase();

    expect((await openTab()).readStorageProblem()).toBe('not-read');
  });

  it('saves what it has missed as soon as there is room', async () => {
    const tab = await openTab();
    const makeRoom = device.fill();
    void tab.saveKeyboard({ keyboard: { history: [['give']] } });
    await expect.poll(tab.readStorageProblem).toBe('not-stored');

    makeRoom();
    await save(tab, { set: 20 });

    expect(await tab.storage.loadKeyboard()).toEqual({ history: [['give']], set: 20 });
    await expect.poll(tab.readStorageProblem).toBeUndefined();
  });

  it('saves what it shows again after it has removed everything', async () => {
    const tab = await openTab();
    await save(tab, { delta: buildDelta(['banana']), history: [['give']] });

    device.removeDatabases();

    await expect
      .poll(() => tab.storage.loadKeyboard())
      .toMatchObject({ delta: buildDelta(['banana']), history: [['give']] });
  });

  it('works without any storage', async () => {
    const throwSecurityError = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    device.blockDatabase();
    vi.stubGlobal('localStorage', { getItem: throwSecurityError, setItem: throwSecurityError });
    const tab = await openTab();

    void tab.saveKeyboard({ keyboard: { set: 40 } });

    expect(tab.readSavedKeyboard().set).toBe(40);
  });
});
