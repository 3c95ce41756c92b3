/** How long a browser may take to list its voices. */
const VOICES_TIMEOUT_MS = 1000;

/** Whether the browser can speak. */
export const hasVoice = (): boolean => 'speechSynthesis' in globalThis;

/** Calls the listener when the browser lists other voices. Returns the unsubscribe function. */
export function subscribeToVoices(listener: () => void): () => void {
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
}

let listing: Promise<void> | undefined;

function waitForList(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(finish, VOICES_TIMEOUT_MS);
    const unsubscribe = subscribeToVoices(finish);
  });
}

/** Resolves when the browser has listed its voices, or does not list any; only the first call waits. */
export async function waitForVoices(): Promise<void> {
  if (speechSynthesis.getVoices().length === 0) await (listing ??= waitForList());
}
