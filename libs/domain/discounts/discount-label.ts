/** 'Discount (SPRING10)', as in every list of totals. */
export const formatDiscountLabel = (code: string): string => `Discount (${code})`;
