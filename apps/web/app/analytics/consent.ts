import { stored } from '../site-script/storage';

/** Local storage key of the consent: `yes` or `no`. */
const CONSENT_KEY = 'statistics';

export type Consent = 'yes' | 'no' | 'open' | 'refused';

type ConsentSignals = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/** Whether Do Not Track or Global Privacy Control is set; then no consent is requested and nothing is counted. */
const asksNotToBeTracked = ({ doNotTrack, globalPrivacyControl }: ConsentSignals): boolean =>
  globalPrivacyControl === true || doNotTrack === '1';

/** In-memory fallback when storage is blocked. */
let chosenHere: 'yes' | 'no' | undefined;

export function consentNow(inputs: ConsentSignals = navigator as ConsentSignals): Consent {
  if (asksNotToBeTracked(inputs)) return 'refused';
  const choice = stored(CONSENT_KEY) ?? chosenHere;
  return choice === 'yes' || choice === 'no' ? choice : 'open';
}

export function choose(choice: 'yes' | 'no'): void {
  chosenHere = choice;
  try {
    localStorage.setItem(CONSENT_KEY, choice);
  } catch {
    // Storage is blocked: the next page asks again.
  }
}
