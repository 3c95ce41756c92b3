import type Stripe from 'stripe';
import { invalid, resourceMissing } from '../api/api-error.ts';
import { createId } from '../api/ids.ts';
import { paginate } from '../api/pagination.ts';
import type { Params } from '../api/params.ts';
import type { ApiCall, Context, Resource } from '../context.ts';
import type { StoredCalculation } from '../records.ts';
import { buildLineBreakdown, sum, computeTax, buildTotalBreakdown } from './tax-amounts.ts';
import { parseCustomerDetails, resolveTaxLocation } from './tax-location.ts';
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
    { method: 'POST', path: PATH, handle: (call) => calculate(context, call) },
    {
      method: 'GET',
      path: `${PATH}/:id`,
      handle: ({ pathParams, params }) => toView(findCalculation(context, pathParams.id ?? '', 'id'), params),
    },
    {
      method: 'GET',
      path: `${PATH}/:id/line_items`,
      handle: ({ pathParams, params }) => {
        const { id, lines } = findCalculation(context, pathParams.id ?? '', 'id');
        return paginate(lines, `${PATH}/${id}/line_items`, params);
      },
    },
  ];
}

/** Finds a tax calculation; throws when it has expired. */
export function findCalculation({ records, clock }: Context, id: string, param: string): StoredCalculation {
  const stored = records.calculations.get(id);
  if (!stored) throw resourceMissing('calculation', id, param, param === 'id' ? 404 : 400);
  if ((stored.calculation.expires_at ?? 0) <= clock.now()) {
    throw invalid('This tax calculation has expired.', { code: 'tax_calculation_expired', param });
  }
  return stored;
}

function calculate({ records, clock }: Context, { params }: ApiCall): object {
  params.only(['currency', 'customer_details', 'expand', 'line_items', 'shipping_cost', 'tax_date']);
  const currency = params.required('currency').toLowerCase();
  const customer_details = parseCustomerDetails(params);
  const location = resolveTaxLocation(customer_details);
  const lines = parseLines(params, location);
  const shipping_cost = parseShippingCost(params.nested('shipping_cost'), location);
  const taxedItems = [...lines, ...(shipping_cost ? [shipping_cost] : [])];
  const computeTotalTax = (behavior: string) =>
    sum(
      taxedItems
        .filter((taxedItem) => taxedItem.tax_behavior === behavior)
        .map((taxedItem) => taxedItem.amount_tax),
    );
  const now = clock.now();
  const calculation: Stripe.Tax.Calculation = {
    id: createId('taxcalc'),
    object: 'tax.calculation',
    amount_total: sum(taxedItems.map(({ amount }) => amount)) + computeTotalTax('exclusive'),
    currency,
    customer: null,
    customer_details,
    expires_at: now + RETENTION_DAYS * DAY_S,
    livemode: false,
    ship_from_details: null,
    shipping_cost,
    tax_amount_exclusive: computeTotalTax('exclusive'),
    tax_amount_inclusive: computeTotalTax('inclusive'),
    tax_breakdown: buildTotalBreakdown(taxedItems, location),
    tax_date: params.integer('tax_date') ?? now,
  };
  const stored = records.calculations.put({ id: String(calculation.id), calculation, lines });
  return toView(stored, params);
}

/** Includes line items only when expanded. */
function toView({ id, calculation, lines }: StoredCalculation, params: Params): object {
  const isExpanded = params.list('expand').some((path) => path.split('.')[0] === 'line_items');
  if (!isExpanded) return calculation;
  const url = `${PATH}/${id}/line_items`;
  return { ...calculation, line_items: { object: 'list', data: lines, has_more: false, url } };
}

function parseLines(params: Params, location: TaxLocation): LineItem[] {
  const itemParams = params.nestedList('line_items');
  if (itemParams.length === 0) {
    throw invalid('Missing required param: line_items.', { code: 'parameter_missing', param: 'line_items' });
  }
  if (itemParams.length > LINES_MAX)
    throw invalid(`You can pass at most ${LINES_MAX} line items.`, { param: 'line_items' });
  const lines = itemParams.map((item, index) => parseLine(item, index, location));
  if (new Set(lines.map(({ reference }) => reference)).size < lines.length) {
    throw invalid('The `reference` of each line item must be unique.', { param: 'line_items' });
  }
  return lines;
}

function parseLine(params: Params, index: number, location: TaxLocation): LineItem {
  params.only(['amount', 'metadata', 'product', 'quantity', 'reference', 'tax_behavior', 'tax_code']);
  const { amount, tax_behavior, tax_code, amount_tax } = parseAmounts(params, GOODS_CODE, location);
  return {
    id: createId('tax_li'),
    object: 'tax.calculation_line_item',
    amount,
    amount_tax,
    livemode: false,
    metadata: params.metadata(),
    performance_location: null,
    product: params.text('product') ?? null,
    quantity: params.integer('quantity') ?? 1,
    reference: params.text('reference') ?? `L${index + 1}`,
    tax_behavior,
    tax_breakdown: buildLineBreakdown(amount, amount_tax, tax_behavior, location),
    tax_code,
  };
}

function parseShippingCost(params: Params | undefined, location: TaxLocation): ShippingCost | null {
  if (!params) return null;
  params.only(['amount', 'tax_behavior', 'tax_code']);
  const { amount, tax_behavior, tax_code, amount_tax } = parseAmounts(params, SHIPPING_CODE, location);
  return {
    amount,
    amount_tax,
    tax_behavior,
    tax_breakdown: buildLineBreakdown(amount, amount_tax, tax_behavior, location),
    tax_code,
  };
}

function parseAmounts(params: Params, defaultCode: string, location: TaxLocation) {
  params.required('amount');
  const amount = params.integer('amount') ?? 0;
  if (amount < 0) throw invalid('This value must be greater than or equal to 0.', { param: 'amount' });
  const tax_behavior = params.oneOf('tax_behavior', BEHAVIORS) ?? 'exclusive';
  const tax_code = params.text('tax_code') ?? defaultCode;
  if (!/^txcd_\d{8}$/.test(tax_code)) throw resourceMissing('tax code', tax_code, 'tax_code', 400);
  return { amount, tax_behavior, tax_code, amount_tax: computeTax(amount, tax_behavior, tax_code, location) };
}
