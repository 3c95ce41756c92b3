import { chooseVoice } from '@paniscus/domain/keyboard';
import type { VoiceSettings } from '@paniscus/domain/keyboard';
import { hasVoice, waitForVoices } from './listed-voices';

/**
 * A browser that lists no voices has one of its own. It may be an online voice, so the person has to agree to it like to
 * any other.
 */
function findVoice(settings: VoiceSettings, lang: string): SpeechSynthesisVoice | 'unlisted' | undefined {
  const voices = speechSynthesis.getVoices();
  if (voices.length === 0) return settings.allowsOnlineVoice ? 'unlisted' : undefined;
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

/** Errors of an utterance that another one replaced. */
const REPLACED: readonly SpeechSynthesisErrorCode[] = ['canceled', 'interrupted'];

/** Speaks a text at once, in place of what the voice is saying; calls `onSilent` when no voice may or can say it. */
export async function tryVoice(
  text: string,
  settings: VoiceSettings,
  onSilent: () => void = () => undefined,
): Promise<void> {
  speechSynthesis.cancel();
  // A browser may be listing its voices still. Waiting only then keeps the press that some require before they speak.
  if (findVoice(settings, '') === undefined) await waitForVoices();
  const utterance = createUtterance(text, settings, '');
  if (utterance === null) return onSilent();
  utterance.onerror = ({ error }) => {
    if (!REPLACED.includes(error)) onSilent();
  };
  speechSynthesis.speak(utterance);
}
