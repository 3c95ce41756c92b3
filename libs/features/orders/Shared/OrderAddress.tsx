import Box from '@mui/material/Box';
import { formatAddressLines } from '@paniscus/domain/orders';
import type { OrderAddress as PostalAddress } from '@paniscus/domain/orders';

export function OrderAddress({ address }: { address: PostalAddress }) {
  const lines = [address.name, ...formatAddressLines(address)];
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
