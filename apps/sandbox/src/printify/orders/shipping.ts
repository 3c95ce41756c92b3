import type { Kind } from '../catalog/design.types.ts';
import { PRODUCT_KINDS } from '../catalog/kinds.data.ts';
import type { ProductKind } from '../catalog/kinds.data.ts';
import type { Address } from './order.types.ts';
import type { RequestedLine } from './requested-lines.ts';

type Method = keyof ProductKind['shipping'];

/** Surcharges in US cents, added per kind of product. */
const REMOTE_REGIONS = ['AK', 'HI'];
const REMOTE_SURCHARGE = 500;
const INTERNATIONAL_SURCHARGE = 1000;

/** Shipping cost per method in US cents. */
export function computeShippingQuote(lines: readonly RequestedLine[], address: Address) {
  const computeMethodCost = (method: Method) => computeCost(lines, address, method);
  return {
    standard: computeMethodCost('standard'),
    express: computeMethodCost('priority'),
    priority: computeMethodCost('priority'),
    printify_express: computeMethodCost('express'),
    economy: computeMethodCost('economy'),
  };
}

/** The first item of each kind costs the first rate, all others the additional rate. */
function computeCost(lines: readonly RequestedLine[], address: Address, method: Method): number {
  const counts = new Map<Kind, number>();
  for (const { kind, quantity } of lines) counts.set(kind, (counts.get(kind) ?? 0) + quantity);
  let cost = 0;
  for (const [kind, count] of counts) {
    const [first, additional] = PRODUCT_KINDS[kind].shipping[method];
    cost += first + additional * (count - 1) + computeSurcharge(address);
  }
  return cost;
}

function computeSurcharge({ country, region }: Address): number {
  if (country !== 'US') return INTERNATIONAL_SURCHARGE;
  return REMOTE_REGIONS.includes(region) ? REMOTE_SURCHARGE : 0;
}

const METHODS: Record<number, Method> = { 1: 'standard', 2: 'priority', 3: 'express', 4: 'economy' };

export function isShippingMethod(value: unknown): value is number {
  return typeof value === 'number' && value in METHODS;
}

export function computeShippingCost(
  lines: readonly RequestedLine[],
  address: Address,
  method: number,
): number {
  return computeCost(lines, address, METHODS[method] ?? 'standard');
}
