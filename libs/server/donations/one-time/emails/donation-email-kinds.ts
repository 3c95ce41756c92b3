/** The letters about a donation; each is about the donation's id, the card about the tribute's. */
export const DONATION_RECEIPT = 'donation-receipt';
/** On each refund: the receipt says less, or nothing. */
export const DONATION_VOID = 'donation-void';
export const TRIBUTE_CARD = 'tribute-card';
