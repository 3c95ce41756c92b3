import { stored } from '../site-script/storage';

/** What the visitor chose: `yes` or `no`. */
export const CONSENT_KEY = 'statistics';

export type Consent = 'yes' | 'no' | 'open' | 'refused';

type ConsentSignals = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/** Whether the browser itself asks sites not to follow its owner. Then nobody is asked, and nothing is counted. */
export const asksNotToBeTracked = ({ doNotTrack, globalPrivacyControl }: ConsentSignals): boolean =>
  globalPrivacyControl === true || doNotTrack === '1';

/** Where nothing can be kept, a choice holds for the page. */
let chosenHere: 'yes' | 'no' | undefined;

/** Whether this visit may be counted. */
export function consentNow(inputs: ConsentSignals = navigator as ConsentSignals): Consent {
  if (asksNotToBeTracked(inputs)) return 'refused';
  const choice = stored(CONSENT_KEY) ?? chosenHere;
  return choice === 'yes' || choice === 'no' ? choice : 'open';
}

/** Keeps a choice for later visits. */
export function choose(choice: 'yes' | 'no'): void {
  chosenHere = choice;
  try {
    localStorage.setItem(CONSENT_KEY, choice);
  } catch {
    // The browser keeps its storage closed: the next page asks again.
  }
}
