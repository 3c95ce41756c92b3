import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseVoice } from './choose-voice.rules.ts';
import type { DeviceVoice } from './choose-voice.rules.ts';

const voice = (name: string, lang: string, rest: Partial<DeviceVoice> = {}): DeviceVoice => ({
  name,
  lang,
  localService: true,
  default: false,
  ...rest,
});

const samantha = voice('Samantha', 'en-US', { default: true });
const daniel = voice('Daniel', 'en-GB');
const monica = voice('Mónica', 'es-ES');
const online = voice('Online', 'en-US', { localService: false, default: true });
const onlineSpanish = voice('Online Spanish', 'es-US', { localService: false });
const all = [online, onlineSpanish, daniel, samantha, monica];

type Options = Partial<{ voiceName: string; allowsOnlineVoice: boolean; lang: string; isOffline: boolean }>;

function choose(voices: readonly DeviceVoice[], options: Options = {}) {
  const { voiceName = '', allowsOnlineVoice = false, lang = '', isOffline = false } = options;
  return chooseVoice(voices, { settings: { voiceName, allowsOnlineVoice }, lang, isOffline })?.name;
}

describe('choice of the voice', () => {
  it('is the named voice, or else the default one on the device', () => {
    expect(choose(all, { voiceName: 'Daniel' })).toBe('Daniel');
    expect(choose(all, { voiceName: 'Gone' })).toBe('Samantha');
    expect(choose([online, monica, daniel])).toBe('Daniel');
  });

  it('is a voice of the language of the text', () => {
    expect(choose(all, { voiceName: 'Daniel', lang: 'es' })).toBe('Mónica');
    expect(choose(all, { lang: 'fr' })).toBe('Samantha');
  });

  it('is an online voice only by name, with consent and a connection', () => {
    const named = { voiceName: 'Online', allowsOnlineVoice: true };

    expect(choose(all, named)).toBe('Online');
    expect(choose(all, { ...named, allowsOnlineVoice: false })).toBe('Samantha');
    expect(choose(all, { ...named, isOffline: true })).toBe('Samantha');
    expect(choose([online], { ...named, isOffline: true })).toBeUndefined();
    expect(choose(all, { ...named, lang: 'es' })).toBe('Mónica');
  });

  it('never sends words away without consent, for any voices and settings', () => {
    const anyVoice = fc.record({
      name: fc.constantFrom('a', 'b', 'c'),
      lang: fc.constantFrom('en-US', 'es-ES', 'fr-FR'),
      localService: fc.boolean(),
      default: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(anyVoice),
        fc.constantFrom('', 'a', 'b'),
        fc.constantFrom('', 'en', 'es'),
        (voices, voiceName, lang) => {
          const settings = { voiceName, allowsOnlineVoice: false };
          const chosen = chooseVoice(voices, { settings, lang, isOffline: false });

          expect(chosen?.localService ?? true).toBe(true);
          expect(chosen === undefined).toBe(!voices.some(({ localService }) => localService));
        },
      ),
    );
  });
});
