import type { DonationEntity } from './donation.entity.ts';

export const formatDonorName = ({ firstName, lastName }: Pick<DonationEntity, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;
