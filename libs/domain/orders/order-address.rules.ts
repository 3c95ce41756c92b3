import { getCountryName } from '../postal-address/index.ts';
import type { OrderAddress } from './order-response.schema.ts';

const isFilled = (text: string) => text !== '';

/** Lines of a shipping address below the name, the country written out; without those of erased data. */
export function formatAddressLines(address: Omit<OrderAddress, 'name'>): string[] {
  const { address1, address2, city, region, zip, country } = address;
  const regionAndZip = [region, zip].filter(isFilled).join(' ');
  const cityLine = [city, regionAndZip].filter(isFilled).join(', ');
  return [address1, address2, cityLine, getCountryName(country) ?? country].filter(isFilled);
}
