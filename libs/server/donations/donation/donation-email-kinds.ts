/** Email kinds about a donation; their subject is the donation's id, for the card the tribute's id. */
export const DONATION_RECEIPT = 'donation-receipt';
/** On each refund: the receipt is reduced or void. */
export const DONATION_VOID = 'donation-void';
export const TRIBUTE_CARD = 'tribute-card';
