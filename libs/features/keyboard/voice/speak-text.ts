import { chooseVoice } from '@paniscus/domain/keyboard';
import type { VoiceSettings } from '@paniscus/domain/keyboard';

/** How long a browser may take to list its voices. */
const VOICES_TIMEOUT_MS = 1000;

/** Whether the browser can speak. */
export const hasVoice = (): boolean => 'speechSynthesis' in globalThis;

let listing: Promise<void> | undefined;

function waitForList(): Promise<void> {
  return new Promise((resolve) => {
    const listed = () => {
      clearTimeout(timer);
      speechSynthesis.removeEventListener('voiceschanged', listed);
      resolve();
    };
    const timer = setTimeout(listed, VOICES_TIMEOUT_MS);
    speechSynthesis.addEventListener('voiceschanged', listed);
  });
}

/** Resolves when the browser has listed its voices, or does not list any; only the first word waits. */
async function waitForVoices(): Promise<void> {
  if (speechSynthesis.getVoices().length === 0) await (listing ??= waitForList());
}

/** A browser that lists no voices has one of its own, which nothing is known about. */
function findVoice(settings: VoiceSettings, lang: string): SpeechSynthesisVoice | 'unlisted' | undefined {
  const voices = speechSynthesis.getVoices();
  if (voices.length === 0) return 'unlisted';
  return chooseVoice(voices, { settings, lang, isOffline: !navigator.onLine });
}

/** Whether there is a voice for a text: one on the device, or an online voice that the person has agreed to. */
export async function canSpeak(settings: VoiceSettings, lang = ''): Promise<boolean> {
  if (!hasVoice()) return false;
  await waitForVoices();
  return findVoice(settings, lang) !== undefined;
}

function createUtterance(
  text: string,
  settings: VoiceSettings,
  lang: string,
): SpeechSynthesisUtterance | null {
  const voice = findVoice(settings, lang);
  if (voice === undefined) return null;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = lang;
  if (voice !== 'unlisted') {
    utterance.voice = voice;
    utterance.lang = voice.lang;
  }
  utterance.rate = settings.voiceRate;
  utterance.pitch = settings.voicePitch;
  utterance.volume = settings.voiceVolume;
  return utterance;
}

/**
 * Speaks with the voice of the device; calls `onEnd` when it has ended or failed, also when no voice may be used. The
 * returned function stops it.
 */
export function speakText(
  text: string,
  settings: VoiceSettings,
  onEnd: () => void = () => undefined,
  lang = '',
): () => void {
  const utterance = createUtterance(text, settings, lang);
  if (utterance === null) {
    const timer = setTimeout(onEnd);
    return () => clearTimeout(timer);
  }
  utterance.onend = onEnd;
  utterance.onerror = onEnd;
  speechSynthesis.speak(utterance);
  return () => {
    utterance.onend = null;
    utterance.onerror = null;
    speechSynthesis.cancel();
  };
}

/** Speaks a text at once, in place of what the voice is saying. */
export function tryVoice(text: string, settings: VoiceSettings): void {
  speechSynthesis.cancel();
  speakText(text, settings);
}
