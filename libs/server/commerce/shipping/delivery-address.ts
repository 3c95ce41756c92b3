import { CHECKOUT_COUNTRY, findStateCode } from '@paniscus/domain/checkout';
import type { QuoteRequest } from '@paniscus/domain/checkout';
import type { PrintifyAddress } from '@paniscus/server/integrations';

export function toDeliveryAddress(address: QuoteRequest['address_to']): PrintifyAddress {
  return {
    firstName: address.first_name.trim(),
    lastName: address.last_name.trim(),
    email: address.email.trim(),
    phone: address.phone?.trim() ?? '',
    address1: address.address1.trim(),
    address2: address.address2?.trim() ?? '',
    city: address.city.trim(),
    region: findStateCode(address.region) ?? address.region,
    zip: address.zip,
    country: CHECKOUT_COUNTRY,
  };
}
