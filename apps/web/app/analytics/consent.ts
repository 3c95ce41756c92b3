import { readLocalStorage } from '../site-script/local-storage';

/** Local storage key of the consent: `yes` or `no`. */
const CONSENT_KEY = 'statistics';

export type Consent = 'yes' | 'no' | 'open' | 'refused';

type ConsentSignals = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/** Whether Do Not Track or Global Privacy Control is set; then no consent is requested and nothing is counted. */
const hasOptOutSignal = ({ doNotTrack, globalPrivacyControl }: ConsentSignals): boolean =>
  globalPrivacyControl === true || doNotTrack === '1';

/** In-memory fallback when storage is blocked. */
let unsavedChoice: 'yes' | 'no' | undefined;

export function readConsent(signals: ConsentSignals = navigator as ConsentSignals): Consent {
  if (hasOptOutSignal(signals)) return 'refused';
  const choice = readLocalStorage(CONSENT_KEY) ?? unsavedChoice;
  return choice === 'yes' || choice === 'no' ? choice : 'open';
}

export function saveConsent(choice: 'yes' | 'no'): void {
  unsavedChoice = choice;
  try {
    localStorage.setItem(CONSENT_KEY, choice);
  } catch {
    // Storage is blocked: the next page asks again.
  }
}
