import type { DonationForm } from './donation.schema.ts';

/** An empty donation form, with its fields in validation order. */
export const DONATION_DEFAULTS: DonationForm = {
  firstName: '',
  lastName: '',
  email: '',
  amount: '',
  billingFirstName: '',
  billingLastName: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
  frequency: 'once',
  coversCost: false,
  isAnonymous: false,
  fundId: '',
  tributeKind: '',
  tributeName: '',
  hasTributeCard: false,
  tributeCardName: '',
  tributeCardEmail: '',
  tributeMessage: '',
  hasWallLine: false,
  wallLine: '',
};

export const DONATION_FIELDS = Object.keys(DONATION_DEFAULTS) as (keyof DonationForm)[];
