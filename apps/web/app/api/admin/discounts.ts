import { discountCodeListResponse, discountCodeResponse } from '@paniscus/domain/discounts';
import type { DiscountCode, DiscountCodeChange, DiscountCodeForm } from '@paniscus/domain/discounts';
import { callApiAsStaff } from '../client';
import { parseResponse } from '../parse-response';

export async function fetchDiscountCodes(): Promise<DiscountCode[]> {
  return parseResponse(await callApiAsStaff('/discount-codes/'), discountCodeListResponse);
}

export async function createDiscountCode(body: DiscountCodeForm): Promise<DiscountCode> {
  const response = await callApiAsStaff('/discount-codes/', { method: 'POST', body });
  return parseResponse(response, discountCodeResponse);
}

export async function updateDiscountCode(id: number, body: DiscountCodeChange): Promise<DiscountCode> {
  const response = await callApiAsStaff(`/discount-codes/${id}/`, { method: 'PUT', body });
  return parseResponse(response, discountCodeResponse);
}
