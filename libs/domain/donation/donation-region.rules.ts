import { getRegionRule } from '../postal-address/region.rules.ts';

const MESSAGES = {
  State: 'State is required for United States.',
  Province: 'Province is required for Canada.',
} as const;

/** Error message when a country has a list of regions and the region is not its code or name; undefined when valid. */
export function validateRegion(country: string, region: string): string | undefined {
  const rule = getRegionRule(country);
  if (rule.kind !== 'select') return undefined;
  const isKnown = rule.options.some(({ code, name }) => code === region || name === region);
  return isKnown ? undefined : MESSAGES[rule.label];
}
