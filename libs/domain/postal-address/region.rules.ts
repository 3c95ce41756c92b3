import { CA_PROVINCES, COUNTRIES, US_STATES } from './regions.data.ts';
import type { NamedCode } from './regions.data.ts';

/** What a form asks for below the country. */
export type RegionRule =
  | { kind: 'none' }
  | { kind: 'text' }
  | { kind: 'select'; label: 'State' | 'Province'; options: readonly NamedCode[]; initial: string };

/**
 * The region field that belongs to a country code: a state for the United States (Alabama at first),
 * a province for Canada (Alberta at first), free text elsewhere, nothing without a country.
 */
export function getRegionRule(country: string): RegionRule {
  if (country === '') return { kind: 'none' };
  if (country === 'US') return { kind: 'select', label: 'State', options: US_STATES, initial: 'AL' };
  if (country === 'CA') return { kind: 'select', label: 'Province', options: CA_PROVINCES, initial: 'AB' };
  return { kind: 'text' };
}

export function getCountryName(code: string | undefined): string | undefined {
  return COUNTRIES.find((country) => country.code === code)?.name;
}
