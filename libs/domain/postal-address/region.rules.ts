import { CA_PROVINCES, COUNTRIES, US_STATES } from './regions.data.ts';
import type { NamedCode } from './regions.data.ts';

export type RegionRule =
  | { kind: 'none' }
  | { kind: 'text' }
  | { kind: 'select'; label: 'State' | 'Province'; options: readonly NamedCode[]; initial: string };

/**
 * Region field for a country code: state for the United States (default Alabama), province for Canada (default
 * Alberta), free text elsewhere, none without a country.
 */
export function getRegionRule(country: string): RegionRule {
  if (country === '') return { kind: 'none' };
  if (country === 'US') return { kind: 'select', label: 'State', options: US_STATES, initial: 'AL' };
  if (country === 'CA') return { kind: 'select', label: 'Province', options: CA_PROVINCES, initial: 'AB' };
  return { kind: 'text' };
}

/** Whether a region may be stored for a country: one of its list, any text elsewhere, none without a country. */
export function belongsToCountry(country: string, region: string): boolean {
  const rule = getRegionRule(country);
  if (rule.kind === 'select') return rule.options.some(({ code }) => code === region);
  return rule.kind === 'text' || region === '';
}

/** Code of a state or province that is given by its name; any other text stays as it is. */
export function toRegionCode(country: string, region: string): string {
  const rule = getRegionRule(country);
  if (rule.kind !== 'select') return region;
  return rule.options.find(({ name }) => name === region)?.code ?? region;
}

export function getCountryName(code: string | undefined): string | undefined {
  return COUNTRIES.find((country) => country.code === code)?.name;
}
