import { isFields } from '../../http/form.ts';
import type { FormFields, FormValue } from '../../http/form.ts';
import { CODES, invalid } from '../api/printify-error.ts';
import type { Address } from './order.types.ts';

const REQUIRED = ['first_name', 'last_name', 'country', 'address1', 'city', 'zip'] as const;
const NAMES = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'country',
  'region',
  'address1',
  'address2',
  'city',
  'zip',
  'company',
] as const;
const TEXT_MAX = 255;

export function parseAddress(value: FormValue | undefined): Address {
  if (!isFields(value)) throw invalid(CODES.address, { address_to: ['The address to field is required.'] });
  const address = Object.fromEntries(NAMES.map((name) => [name, getText(value, name)])) as unknown as Address;
  const errors = findErrors(address);
  if (Object.keys(errors).length > 0) throw invalid(CODES.address, errors);
  return address;
}

function getText(fields: FormFields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function findErrors(address: Address): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const name of NAMES) {
    const label = name.replace('_', ' ');
    if (address[name].length > TEXT_MAX)
      errors[name] = [`The ${label} may not be greater than ${TEXT_MAX} characters.`];
  }
  for (const name of REQUIRED) {
    if (address[name] === '') errors[name] = [`The ${name.replace('_', ' ')} field is required.`];
  }
  if (address.country && !/^[A-Z]{2}$/.test(address.country))
    errors.country = ['The selected country is invalid.'];
  if (address.country === 'US') {
    if (!/^[A-Z]{2}$/.test(address.region)) errors.region = ['The selected region is invalid.'];
    if (address.zip && (!/^\d{5}(-\d{4})?$/.test(address.zip) || address.zip.startsWith('00000')))
      errors.zip = ['The zip format is invalid.'];
  }
  return errors;
}
