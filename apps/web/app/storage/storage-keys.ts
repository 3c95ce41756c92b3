/** Session storage key of the donation form without card data, stored until the donation succeeds. */
export const DONATION_FORM_KEY = 'donationForm';

/** Session storage key of the contact form, stored until the visitor's email app is opened with it. */
export const CONTACT_FORM_KEY = 'contactForm';

/** Key of the keyboard in local storage, for what is needed before its database is read, and in session storage. */
export const KEYBOARD_KEY = 'keyboard';

/** Session storage key of the line that emptied the cart when it was removed, until the cart page shows it. */
export const REMOVED_ITEM_KEY = 'removedItem';
