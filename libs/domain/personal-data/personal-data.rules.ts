import type { PersonalData } from './personal-data-response.schema.ts';

/** Whether nothing is held about the address. */
export const isEmptyPersonalData = (data: PersonalData): boolean =>
  !data.has_donor_portal &&
  data.newsletter === null &&
  [data.donations, data.recurring_donations, data.received_cards, data.orders].every(
    ({ length }) => length === 0,
  );
