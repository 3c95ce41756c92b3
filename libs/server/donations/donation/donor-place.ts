import { getCountryName } from '@paniscus/domain/postal-address';
import type { DonationEntity } from './donation.entity.ts';

type Place = Pick<DonationEntity, 'postalAddress' | 'region' | 'country'>;

/** Postal address in one line, or only region and country; may be empty. */
export const formatDonorPlace = ({ postalAddress, region, country }: Place): string =>
  postalAddress || [region, getCountryName(country)].filter(Boolean).join(', ');
