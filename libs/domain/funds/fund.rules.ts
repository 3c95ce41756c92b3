/** Shown for a donation without a fund. */
export const GENERAL_FUND = 'Where it is needed most';

export const FUND_NAME_MAX = 60;
export const FUND_DESCRIPTION_MAX = 160;
