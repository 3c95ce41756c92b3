import { CHECKOUT_COUNTRY, stateCodeOf } from '@paniscus/domain';
import type { QuoteRequest } from '@paniscus/domain';
import type { PrintShopAddress } from '../printify/printify.types.ts';

/** An address from the wire as it is delivered to: without spaces around, its state by the code. */
export function deliveryAddressOf(address: QuoteRequest['address_to']): PrintShopAddress {
  return {
    firstName: address.first_name.trim(),
    lastName: address.last_name.trim(),
    email: address.email.trim(),
    phone: address.phone?.trim() ?? '',
    address1: address.address1.trim(),
    address2: address.address2?.trim() ?? '',
    city: address.city.trim(),
    region: stateCodeOf(address.region) ?? address.region,
    zip: address.zip,
    country: CHECKOUT_COUNTRY,
  };
}
