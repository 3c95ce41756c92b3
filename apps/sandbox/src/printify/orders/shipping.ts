import type { Kind } from '../catalog/design.types.ts';
import { PRODUCT_KINDS } from '../catalog/kinds.data.ts';
import type { ProductKind } from '../catalog/kinds.data.ts';
import type { Address } from './order.types.ts';
import type { WantedLine } from './wanted-lines.ts';

type Method = keyof ProductKind['shipping'];

/** Surcharges in US cents, added per kind of product. */
const FAR_REGIONS = ['AK', 'HI'];
const FAR_SURCHARGE = 500;
const ABROAD_SURCHARGE = 1000;

/** Shipping cost per method in US cents. */
export function quoteFor(lines: readonly WantedLine[], address: Address) {
  const cost = (method: Method) => computeCost(lines, address, method);
  return {
    standard: cost('standard'),
    express: cost('priority'),
    priority: cost('priority'),
    printify_express: cost('express'),
    economy: cost('economy'),
  };
}

/** The first item of each kind costs the first rate, all others the additional rate. */
function computeCost(lines: readonly WantedLine[], address: Address, method: Method): number {
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
  if (country !== 'US') return ABROAD_SURCHARGE;
  return FAR_REGIONS.includes(region) ? FAR_SURCHARGE : 0;
}

const METHODS: Record<number, Method> = { 1: 'standard', 2: 'priority', 3: 'express', 4: 'economy' };

export function isShippingMethod(value: unknown): value is number {
  return typeof value === 'number' && value in METHODS;
}

export function computeShippingCost(lines: readonly WantedLine[], address: Address, method: number): number {
  return computeCost(lines, address, METHODS[method] ?? 'standard');
}
