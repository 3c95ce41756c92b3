import { purchaseIntentResponse, shippingResponse, taxResponse } from '@paniscus/domain/checkout';
import { discountCheckResponse } from '@paniscus/domain/discounts';
import { parseResponse } from '../parse-response';

export const parseShipping = (response: Response) => parseResponse(response, shippingResponse);
export const parseDiscountCheck = (response: Response) => parseResponse(response, discountCheckResponse);
export const parseTax = (response: Response) => parseResponse(response, taxResponse);
export const parsePurchaseIntent = (response: Response) => parseResponse(response, purchaseIntentResponse);
