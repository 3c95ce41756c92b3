import Box from '@mui/material/Box';
import type { OrderAddress as PostalAddress } from '@paniscus/domain/orders';
import { getCountryName } from '@paniscus/domain/postal-address';

export function OrderAddress({ address }: { address: PostalAddress }) {
  const { name, address1, address2, city, region, zip, country } = address;
  const cityLine = `${city}, ${region} ${zip}`;
  const lines = [name, address1, address2, cityLine, getCountryName(country) ?? country].filter(
    (line) => line !== '',
  );
  return (
    <Box component="address" sx={{ fontStyle: 'normal', breakInside: 'avoid' }}>
      {lines.map((line, index) => (
        <div key={index}>
          <bdi>{line}</bdi>
        </div>
      ))}
    </Box>
  );
}
