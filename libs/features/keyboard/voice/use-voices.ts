import type { DeviceVoice } from '@paniscus/domain/keyboard';
import { useEffect, useState } from 'react';
import { hasVoice } from './speak-text';

/** The voices that the browser lists; some browsers do so only some time after the page has loaded. */
export function useVoices(): readonly DeviceVoice[] {
  const [voices, setVoices] = useState<readonly DeviceVoice[]>([]);
  useEffect(() => {
    if (!hasVoice()) return undefined;
    const update = () => setVoices(speechSynthesis.getVoices());
    update();
    speechSynthesis.addEventListener('voiceschanged', update);
    return () => speechSynthesis.removeEventListener('voiceschanged', update);
  }, []);
  return voices;
}
