import { DONATION_DEFAULTS, DONATION_FIELDS } from '@paniscus/domain/donation';
import type { DonationForm } from '@paniscus/domain/donation';
import type { Fund } from '@paniscus/domain/funds';

/** The donation form in session storage, with the values of the link that it was opened with. */
export type SavedDonationForm = { form: DonationForm; linkedForm: Partial<DonationForm> };

/**
 * Values to fill in after a reload. Another link than the one before the reload overrides what was saved; the same one
 * does not, because the donor may have changed its values. A fund that has closed meanwhile is not chosen again.
 */
export function restoreDonationForm(
  saved: SavedDonationForm | undefined,
  linkedForm: Partial<DonationForm>,
  funds: readonly Fund[] = [],
): Partial<DonationForm> | undefined {
  const form = saved?.form as Record<string, unknown> | undefined;
  if (form === undefined || form === null || typeof form !== 'object') return undefined;
  const valid = DONATION_FIELDS.filter((field) => typeof form[field] === typeof DONATION_DEFAULTS[field]);
  const values = Object.fromEntries(valid.map((field) => [field, form[field]])) as Partial<DonationForm>;
  if (!funds.some(({ id }) => String(id) === values.fundId)) values.fundId = '';
  const isSameLink = JSON.stringify(saved?.linkedForm) === JSON.stringify(linkedForm);
  return isSameLink ? values : { ...values, ...linkedForm };
}

/** Whether the donor had chosen a fund that has closed meanwhile. */
export function hasClosedFund(saved: SavedDonationForm | undefined, funds: readonly Fund[]): boolean {
  const form = saved?.form as Record<string, unknown> | null | undefined;
  const fundId = form?.['fundId'];
  return typeof fundId === 'string' && fundId !== '' && !funds.some(({ id }) => String(id) === fundId);
}
