import { formatPostalAddress } from '@paniscus/domain/postal-address';
import { formatDonorName } from '../../donation/donor-name.ts';
import type { DonorDetailsEntity } from '../../donor-links/donor-details.entity.ts';

/** What a donor's change of name and address says to staff. */
export function describeDetails(details: DonorDetailsEntity): string {
  const address = formatPostalAddress(details);
  const lines = [formatDonorName(details), address].filter(Boolean).join(', ');
  return `Name and address for future receipts: ${lines}`;
}
