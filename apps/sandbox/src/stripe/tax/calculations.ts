import type Stripe from 'stripe';
import { invalid, missing } from '../api/failure.ts';
import { newId } from '../api/ids.ts';
import { getPage } from '../api/lists.ts';
import type { Params } from '../api/params.ts';
import type { Ask, Context, Resource } from '../context.ts';
import type { StoredCalculation } from '../records.ts';
import { lineBreakdown, getSum, computeTax, totalBreakdown } from './tax-amounts.ts';
import { customerDetailsFrom, resolveTaxLocation } from './tax-location.ts';
import type { TaxLocation } from './tax-location.ts';

type LineItem = Stripe.Tax.CalculationLineItem;
type ShippingCost = Stripe.Tax.Calculation.ShippingCost;

const DAY_S = 86_400;
const RETENTION_DAYS = 90;
const LINES_MAX = 100;
const BEHAVIORS = ['exclusive', 'inclusive'] as const;
const GOODS_CODE = 'txcd_99999999';
const SHIPPING_CODE = 'txcd_92010001';
const PATH = '/v1/tax/calculations';

export function calculationRoutes(context: Context): Resource {
  return [
    { method: 'POST', path: PATH, handle: (ask) => calculate(context, ask) },
    {
      method: 'GET',
      path: `${PATH}/:id`,
      handle: ({ places, params }) => view(findCalculation(context, places.id ?? '', 'id'), params),
    },
    {
      method: 'GET',
      path: `${PATH}/:id/line_items`,
      handle: ({ places, params }) => {
        const { id, lines } = findCalculation(context, places.id ?? '', 'id');
        return getPage(lines, `${PATH}/${id}/line_items`, params);
      },
    },
  ];
}

/** Finds a tax calculation; throws when it has expired. */
export function findCalculation({ records, clock }: Context, id: string, param: string): StoredCalculation {
  const saved = records.calculations.get(id);
  if (!saved) throw missing('calculation', id, param, param === 'id' ? 404 : 400);
  if ((saved.calculation.expires_at ?? 0) <= clock.now()) {
    throw invalid('This tax calculation has expired.', { code: 'tax_calculation_expired', param });
  }
  return saved;
}

function calculate({ records, clock }: Context, { params }: Ask): object {
  params.only(['currency', 'customer_details', 'expand', 'line_items', 'shipping_cost', 'tax_date']);
  const currency = params.required('currency').toLowerCase();
  const customer_details = customerDetailsFrom(params);
  const place = resolveTaxLocation(customer_details);
  const lines = linesFrom(params, place);
  const shipping_cost = shippingCostFrom(params.within('shipping_cost'), place);
  const all = [...lines, ...(shipping_cost ? [shipping_cost] : [])];
  const computeTotalTax = (behavior: string) =>
    getSum(all.filter((each) => each.tax_behavior === behavior).map((each) => each.amount_tax));
  const now = clock.now();
  const calculation: Stripe.Tax.Calculation = {
    id: newId('taxcalc'),
    object: 'tax.calculation',
    amount_total: getSum(all.map(({ amount }) => amount)) + computeTotalTax('exclusive'),
    currency,
    customer: null,
    customer_details,
    expires_at: now + RETENTION_DAYS * DAY_S,
    livemode: false,
    ship_from_details: null,
    shipping_cost,
    tax_amount_exclusive: computeTotalTax('exclusive'),
    tax_amount_inclusive: computeTotalTax('inclusive'),
    tax_breakdown: totalBreakdown(all, place),
    tax_date: params.integer('tax_date') ?? now,
  };
  const saved = records.calculations.put({ id: String(calculation.id), calculation, lines });
  return view(saved, params);
}

/** Includes line items only when expanded. */
function view({ id, calculation, lines }: StoredCalculation, params: Params): object {
  const isAsked = params.list('expand').some((path) => path.split('.')[0] === 'line_items');
  if (!isAsked) return calculation;
  const url = `${PATH}/${id}/line_items`;
  return { ...calculation, line_items: { object: 'list', data: lines, has_more: false, url } };
}

function linesFrom(params: Params, place: TaxLocation): LineItem[] {
  const given = params.each('line_items');
  if (given.length === 0) {
    throw invalid('Missing required param: line_items.', { code: 'parameter_missing', param: 'line_items' });
  }
  if (given.length > LINES_MAX)
    throw invalid(`You can pass at most ${LINES_MAX} line items.`, { param: 'line_items' });
  const lines = given.map((each, index) => lineFrom(each, index, place));
  if (new Set(lines.map(({ reference }) => reference)).size < lines.length) {
    throw invalid('The `reference` of each line item must be unique.', { param: 'line_items' });
  }
  return lines;
}

function lineFrom(given: Params, index: number, place: TaxLocation): LineItem {
  given.only(['amount', 'metadata', 'product', 'quantity', 'reference', 'tax_behavior', 'tax_code']);
  const { amount, tax_behavior, tax_code, amount_tax } = amountsFrom(given, GOODS_CODE, place);
  return {
    id: newId('tax_li'),
    object: 'tax.calculation_line_item',
    amount,
    amount_tax,
    livemode: false,
    metadata: given.metadata(),
    performance_location: null,
    product: given.text('product') ?? null,
    quantity: given.integer('quantity') ?? 1,
    reference: given.text('reference') ?? `L${index + 1}`,
    tax_behavior,
    tax_breakdown: lineBreakdown(amount, amount_tax, tax_behavior, place),
    tax_code,
  };
}

function shippingCostFrom(given: Params | undefined, place: TaxLocation): ShippingCost | null {
  if (!given) return null;
  given.only(['amount', 'tax_behavior', 'tax_code']);
  const { amount, tax_behavior, tax_code, amount_tax } = amountsFrom(given, SHIPPING_CODE, place);
  return {
    amount,
    amount_tax,
    tax_behavior,
    tax_breakdown: lineBreakdown(amount, amount_tax, tax_behavior, place),
    tax_code,
  };
}

function amountsFrom(given: Params, defaultCode: string, place: TaxLocation) {
  given.required('amount');
  const amount = given.integer('amount') ?? 0;
  if (amount < 0) throw invalid('This value must be greater than or equal to 0.', { param: 'amount' });
  const tax_behavior = given.oneOf('tax_behavior', BEHAVIORS) ?? 'exclusive';
  const tax_code = given.text('tax_code') ?? defaultCode;
  if (!/^txcd_\d{8}$/.test(tax_code)) throw missing('tax code', tax_code, 'tax_code', 400);
  return { amount, tax_behavior, tax_code, amount_tax: computeTax(amount, tax_behavior, tax_code, place) };
}
