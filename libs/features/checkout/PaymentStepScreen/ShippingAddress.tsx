import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatPostalAddress } from '@paniscus/domain/checkout';
import type { ShippingForm } from '@paniscus/domain/checkout';
import { VisuallyHidden } from '@paniscus/ui';

interface ShippingAddressProps {
  shipping: ShippingForm;
  links: { shippingStep: string };
}

export function ShippingAddress({ shipping, links }: ShippingAddressProps) {
  const name = `${shipping.firstName.trim()} ${shipping.lastName.trim()}`;
  return (
    <Box
      sx={{
        mt: 2.5,
        pt: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        color: 'text.secondary',
        overflowWrap: 'anywhere',
      }}
    >
      <Stack direction="row" spacing={3} sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="subtitle2" component="h2" sx={{ color: 'text.primary' }}>
          Ship to
        </Typography>
        <Link href={links.shippingStep} variant="standalone" sx={{ typography: 'caption' }}>
          Change<VisuallyHidden> the shipping address</VisuallyHidden>
        </Link>
      </Stack>
      <Typography variant="caption" component="p">
        <bdi>{name}</bdi>, {formatPostalAddress(shipping)}
      </Typography>
      <Typography variant="caption" component="p">
        {shipping.email.trim()}
      </Typography>
    </Box>
  );
}
