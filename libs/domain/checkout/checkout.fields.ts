import { string } from 'yup';
import { US_STATES } from '../postal-address/regions.data.ts';
import { CHECKOUT_COUNTRY } from './shipping.fields.ts';

const isState = (text: string) =>
  US_STATES.some(({ code, name }) => code === text || name.toLowerCase() === text.trim().toLowerCase());
/** US state by code or name; the server continues with the code. */
export const stateField = () =>
  string()
    .defined('State is required.')
    .max(50, 'State is required.')
    .test('state', 'State is required.', (state) => isState(state));
export const countryField = () =>
  string()
    .defined('We can ship only to addresses in the United States.')
    .oneOf([CHECKOUT_COUNTRY], 'We can ship only to addresses in the United States.');
