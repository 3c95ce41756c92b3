/** Session storage key of the donation form without card data, stored until the donation succeeds. */
export const DONATION_FORM_KEY = 'donationForm';

/** Local storage key of the keyboard: its settings, sentence and history. */
export const KEYBOARD_KEY = 'keyboard';
