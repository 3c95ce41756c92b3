import { useEffect, useState } from 'react';
import { hasVoice } from './speak-text';

/** A voice of the device. */
export type Voice = {
  name: string;
  /** Language tag such as `en-US`. */
  lang: string;
};

/** The voices of the device; browsers may list them only some time after the page has loaded. */
export function useVoices(): readonly Voice[] {
  const [voices, setVoices] = useState<readonly Voice[]>([]);
  useEffect(() => {
    if (!hasVoice()) return undefined;
    const update = () => setVoices(speechSynthesis.getVoices());
    update();
    speechSynthesis.addEventListener('voiceschanged', update);
    return () => speechSynthesis.removeEventListener('voiceschanged', update);
  }, []);
  return voices;
}
