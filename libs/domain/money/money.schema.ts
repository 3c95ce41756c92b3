import { number } from 'yup';
import { dollarsToCents } from './money.ts';

/** Amount in US dollars with at most two decimals; the label begins its messages. */
export const dollarsField = (label: string) =>
  number()
    .required(`${label} is required.`)
    .test(
      'dollars',
      `${label} must be dollars with at most two decimals.`,
      (sum) => dollarsToCents(sum) !== undefined,
    )
    .meta({ description: 'Amount in US dollars with at most two decimals.' });
