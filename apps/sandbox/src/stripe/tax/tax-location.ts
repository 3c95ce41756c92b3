import type Stripe from 'stripe';
import { parseAddress } from '../api/addresses.ts';
import { invalid } from '../api/api-error.ts';
import type { Params } from '../api/params.ts';
import { STATE_RATES, STATES_BY_ZIP_DIGIT } from './rates.data.ts';

const ADDRESS_SOURCES = ['billing', 'shipping'] as const;

export interface TaxLocation {
  address: Stripe.Address;
  country: string;
  /** Null outside the United States, where no tax is collected. */
  state: string | null;
  /** Thousandths of a percent. */
  rate: number;
}

export function parseCustomerDetails(params: Params): Stripe.Tax.Calculation.CustomerDetails {
  const details = params.nested('customer_details');
  if (!details) {
    throw invalid('You must provide one of `customer` or `customer_details[address]`.', {
      code: 'parameter_missing',
      param: 'customer_details',
    });
  }
  details.only(['address', 'address_source', 'ip_address', 'taxability_override']);
  return {
    address: parseAddress(details.nested('address')),
    address_source: details.oneOf('address_source', ADDRESS_SOURCES) ?? null,
    ip_address: details.text('ip_address') ?? null,
    tax_ids: [],
    taxability_override:
      details.oneOf('taxability_override', ['customer_exempt', 'none', 'reverse_charge'] as const) ?? 'none',
  };
}

/** Throws when the ZIP code does not belong to the state. */
export function resolveTaxLocation({
  address,
  taxability_override,
}: Stripe.Tax.Calculation.CustomerDetails): TaxLocation {
  if (!address?.country) {
    throw invalid('Missing required param: customer_details[address][country].', {
      code: 'parameter_missing',
      param: 'customer_details[address][country]',
    });
  }
  const { country } = address;
  if (country !== 'US') return { address, country, state: null, rate: 0 };
  const state = (address.state ?? '').toUpperCase();
  const rate = STATE_RATES[state];
  if (rate === undefined || !isZipIn(state, address.postal_code ?? '')) throw unknownLocation();
  return { address, country, state, rate: taxability_override === 'none' ? rate : 0 };
}

function isZipIn(state: string, zip: string): boolean {
  if (!/^\d{5}(-\d{4})?$/.test(zip) || zip.startsWith('00000')) return false;
  return STATES_BY_ZIP_DIGIT[Number(zip.charAt(0))]?.includes(state) ?? false;
}

function unknownLocation() {
  return invalid(
    "We could not determine the customer's tax location based on the provided customer address.",
    { code: 'customer_tax_location_invalid', param: 'customer_details[address]' },
  );
}
