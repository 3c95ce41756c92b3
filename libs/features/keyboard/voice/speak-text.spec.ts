import { DEFAULT_SETTINGS } from '@paniscus/domain/keyboard';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canSpeak, speakText, tryVoice } from './speak-text';

const online = { name: 'Online', lang: 'en-US', localService: false, default: true };
const local = { name: 'Local', lang: 'en-US', localService: true, default: false };
const agreed = { ...DEFAULT_SETTINGS, voiceName: 'Online', allowsOnlineVoice: true };

type Utterance = { voice?: { name: string }; onerror?: (event: { error: string }) => void };
const speak = vi.fn<(utterance: Utterance) => void>();

function listVoices(...voices: object[]): void {
  vi.stubGlobal('speechSynthesis', { getVoices: () => voices, speak, cancel: vi.fn() });
}

beforeEach(() => {
  speak.mockClear();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('device’s voice', () => {
  it('sends no words to an online voice, even if it is the default one of the browser', async () => {
    listVoices(online);
    const onEnd = vi.fn();

    speakText('mango', DEFAULT_SETTINGS, onEnd);

    expect(speak).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
    expect(await canSpeak(DEFAULT_SETTINGS)).toBe(false);
  });

  it('is a voice on the device, or the online voice that the person agreed to', () => {
    listVoices(online, local);

    speakText('mango', DEFAULT_SETTINGS);
    speakText('mango', agreed);

    expect(speak.mock.calls.map(([{ voice }]) => voice?.name)).toEqual(['Local', 'Online']);
  });

  it('is the unlisted one of the browser only if the person agreed to an online voice', () => {
    listVoices();

    speakText('mango', DEFAULT_SETTINGS);
    expect(speak).not.toHaveBeenCalled();
    speakText('mango', { ...DEFAULT_SETTINGS, allowsOnlineVoice: true });

    expect(speak).toHaveBeenCalledOnce();
  });

  it('is silent offline where there are only online voices', async () => {
    listVoices(online);
    expect(await canSpeak(agreed)).toBe(true);

    vi.stubGlobal('navigator', { onLine: false });

    expect(await canSpeak(agreed)).toBe(false);
  });

  it('says when it cannot be tried, because no voice may be used or the voice failed', async () => {
    const onSilent = vi.fn();
    listVoices(online);
    await tryVoice('mango', DEFAULT_SETTINGS, onSilent);
    expect(onSilent).toHaveBeenCalledTimes(1);

    listVoices(local);
    await tryVoice('mango', DEFAULT_SETTINGS, onSilent);
    const [utterance] = speak.mock.calls[0] ?? [];
    utterance?.onerror?.({ error: 'interrupted' });
    expect(onSilent).toHaveBeenCalledTimes(1);
    utterance?.onerror?.({ error: 'synthesis-failed' });

    expect(onSilent).toHaveBeenCalledTimes(2);
  });
});
