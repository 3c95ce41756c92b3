import { getCountryName } from './region.rules.ts';

type PostalAddress = {
  line1: string;
  line2: string;
  city: string;
  region: string;
  postalCode: string;
  /** ISO code; empty when unknown. */
  country: string;
};

/** One line: '12 Forest Road, Des Moines, IA 50309, United States'. Empty parts are left out. */
export function formatPostalAddress(address: PostalAddress): string {
  const regionAndCode = [address.region, address.postalCode].filter(Boolean).join(' ');
  return [address.line1, address.line2, address.city, regionAndCode, getCountryName(address.country)]
    .filter(Boolean)
    .join(', ');
}
