import type { DonorDetails, DonorDetailsRequest } from '@paniscus/domain/donor-portal';
import { formatPostalAddress, toRegionCode } from '@paniscus/domain/postal-address';
import type { DonorDetailsEntity } from '../../donor-links/donor-details.entity.ts';

export type DonorDetailsColumns = Pick<
  DonorDetailsEntity,
  'firstName' | 'lastName' | 'line1' | 'line2' | 'city' | 'region' | 'postalCode' | 'country'
>;

/** One line without surrounding or repeated spaces. */
const clean = (text: string) =>
  text
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .replaceAll(/ {2,}/g, ' ');

export const toDonorDetailsColumns = (request: DonorDetailsRequest): DonorDetailsColumns => ({
  firstName: clean(request.first_name),
  lastName: clean(request.last_name),
  line1: clean(request.address_line1),
  line2: clean(request.address_line2),
  city: clean(request.city),
  region: toRegionCode(request.country, clean(request.region)),
  postalCode: clean(request.postal_code),
  country: request.country,
});

export const toDonorDetails = (columns: DonorDetailsColumns): DonorDetails => ({
  first_name: columns.firstName,
  last_name: columns.lastName,
  address_line1: columns.line1,
  address_line2: columns.line2,
  city: columns.city,
  region: columns.region,
  postal_code: columns.postalCode,
  country: columns.country,
  postal_address: formatPostalAddress(columns),
});

type Donor = Pick<DonorDetailsEntity, 'firstName' | 'lastName' | 'region' | 'country'>;

/** Details of a donor who never changed them: what the newest gift says. */
export const toUnchangedDetails = (donor: Donor | undefined): DonorDetails => {
  const { firstName = '', lastName = '', region = '', country = '' } = donor ?? {};
  const noAddress = { line1: '', line2: '', city: '', postalCode: '' };
  return toDonorDetails({
    ...noAddress,
    firstName,
    lastName,
    region: toRegionCode(country, region),
    country,
  });
};
