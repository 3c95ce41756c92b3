import type { VoiceSettings } from '@paniscus/domain/keyboard';

/** Whether the browser can speak with a voice of the device. */
export const hasVoice = (): boolean => 'speechSynthesis' in globalThis;

/**
 * A voice that the device no longer has, or that speaks another language than the text, is replaced by the first voice of
 * the language or else the default voice.
 */
function createUtterance(text: string, voice: VoiceSettings, lang = ''): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text);
  const voices = speechSynthesis.getVoices().filter((candidate) => candidate.lang.startsWith(lang));
  const named = voices.find(({ name }) => name === voice.voiceName);
  const chosen = lang === '' ? named : (named ?? voices[0]);
  utterance.lang = lang;
  if (chosen !== undefined) {
    utterance.voice = chosen;
    utterance.lang = chosen.lang;
  }
  utterance.rate = voice.voiceRate;
  utterance.pitch = voice.voicePitch;
  utterance.volume = voice.voiceVolume;
  return utterance;
}

/** Speaks with the voice of the device; calls `onEnd` when it has ended or failed. The returned function stops it. */
export function speakText(
  text: string,
  voice: VoiceSettings,
  onEnd: () => void = () => undefined,
  lang?: string,
): () => void {
  const utterance = createUtterance(text, voice, lang);
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
export function tryVoice(text: string, voice: VoiceSettings): void {
  speechSynthesis.cancel();
  speakText(text, voice);
}
