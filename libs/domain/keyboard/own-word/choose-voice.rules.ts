import type { VoiceSettings } from '../keyboard.types.ts';

/** A voice that the browser lists. */
export type DeviceVoice = {
  name: string;
  /** Language tag such as `en-US`. */
  lang: string;
  /** False for a voice that sends the words to its provider. */
  localService: boolean;
  default: boolean;
};

type Choice = {
  settings: Pick<VoiceSettings, 'voiceName' | 'allowsOnlineVoice'>;
  /** Language of the text; empty when any voice will do. */
  lang: string;
  isOffline: boolean;
};

const FALLBACK_LANG = 'en';

/**
 * The chosen voice if it speaks the language, or else another one on the device. An online voice only if the person has
 * chosen it and agreed, and while there is a connection; `undefined` when no voice is left.
 */
export function chooseVoice<V extends DeviceVoice>(
  voices: readonly V[],
  { settings, lang, isOffline }: Choice,
): V | undefined {
  const { voiceName, allowsOnlineVoice } = settings;
  const isAllowed = ({ name, localService }: V) =>
    localService || (allowsOnlineVoice && !isOffline && name === voiceName);
  const allowed = voices.filter(isAllowed);
  const speaking = allowed.filter((voice) => voice.lang.startsWith(lang));
  const named = speaking.find(({ name }) => name === voiceName);
  const local = (lang === '' ? allowed : speaking).filter(({ localService }) => localService);
  return (
    named ??
    local.find((voice) => voice.default) ??
    local.find((voice) => voice.lang.startsWith(lang === '' ? FALLBACK_LANG : lang)) ??
    allowed.find((voice) => voice.default) ??
    allowed[0]
  );
}
