import type { DeviceVoice } from '@paniscus/domain/keyboard';
import { useEffect, useState } from 'react';
import { hasVoice, subscribeToVoices, waitForVoices } from './listed-voices';

/** The voices that the browser lists; undefined until it has had the time to do so. */
export function useVoices(): readonly DeviceVoice[] | undefined {
  const [voices, setVoices] = useState<readonly DeviceVoice[]>();
  useEffect(() => {
    if (!hasVoice()) return undefined;
    let isCurrent = true;
    const update = () => isCurrent && setVoices(speechSynthesis.getVoices());
    void waitForVoices().then(update);
    const unsubscribe = subscribeToVoices(update);
    return () => {
      isCurrent = false;
      unsubscribe();
    };
  }, []);
  return voices;
}
