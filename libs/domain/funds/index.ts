export { FUND_DESCRIPTION_MAX, FUND_NAME_MAX, GENERAL_FUND } from './fund.rules.ts';
export { fundChangeSchema, fundOrderSchema, fundSchema } from './fund.schema.ts';
export type { FundChange, FundForm, FundOrder } from './fund.schema.ts';
export { fundListResponse, staffFundListResponse, staffFundResponse } from './fund-response.schema.ts';
export type { Fund, StaffFund } from './fund-response.schema.ts';
