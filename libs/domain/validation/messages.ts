/** Message of every form and endpoint that rejects an email address. */
export const INVALID_EMAIL = 'Invalid email address.';
