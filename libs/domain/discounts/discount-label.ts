// A file of its own: the payment step, whose script is at its budget, shows the label but reads no codes.
/** 'Discount (SPRING10)', as in every list of totals. */
export const formatDiscountLabel = (code: string): string => `Discount (${code})`;
