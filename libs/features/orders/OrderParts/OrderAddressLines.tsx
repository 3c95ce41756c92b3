import type { OrderAddress } from '@paniscus/domain/orders';
import { getCountryName } from '@paniscus/domain/postal-address';

export function OrderAddressLines({ address }: { address: OrderAddress }) {
  const { name, address1, address2, city, region, zip, country } = address;
  const place = `${city}, ${region} ${zip}`;
  const lines = [name, address1, address2, place, getCountryName(country) ?? country].filter(
    (line) => line !== '',
  );
  return (
    <address>
      {lines.map((line, index) => (
        <div key={index}>{line}</div>
      ))}
    </address>
  );
}
