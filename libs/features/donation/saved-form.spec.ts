import { aDonationForm } from '@paniscus/fixtures';
import { describe, expect, it } from 'vitest';
import { hasClosedFund, restoreDonationForm } from './saved-form';

describe('saved donation form', () => {
  const form = aDonationForm({ amount: '75', billingFirstName: '' });

  it('restores what was typed over the link that the form was opened with', () => {
    const linkedForm = { amount: '50.00' };

    const restored = restoreDonationForm({ form, linkedForm }, linkedForm);

    expect(restored).toEqual(form);
  });

  it('prefers the values of a new link', () => {
    const restored = restoreDonationForm({ form, linkedForm: {} }, { amount: '20.00' });

    expect(restored).toEqual({ ...form, amount: '20.00' });
  });

  it('keeps the amount when the donor returns without the link', () => {
    expect(restoreDonationForm({ form, linkedForm: { amount: '50.00' } }, {})).toEqual(form);
  });

  it('does not choose a fund that is no longer offered', () => {
    const saved = { form: aDonationForm({ fundId: '3' }), linkedForm: {} };
    const fund = { id: 3, name: 'Forest patrols', description: 'Rangers who guard the forest.' };

    expect(restoreDonationForm(saved, {}, [fund])).toMatchObject({ fundId: '3' });
    expect(restoreDonationForm(saved, {}, [{ ...fund, id: 4 }])).toMatchObject({ fundId: '' });
    expect(hasClosedFund(saved, [fund])).toBe(false);
    expect(hasClosedFund(saved, [{ ...fund, id: 4 }])).toBe(true);
    expect(hasClosedFund(saved, [])).toBe(true);
  });

  it('misses no fund where none was chosen', () => {
    expect(hasClosedFund({ form, linkedForm: {} }, [])).toBe(false);
    expect(hasClosedFund({ form: null } as never, [])).toBe(false);
    expect(hasClosedFund(undefined, [])).toBe(false);
  });

  it('drops values that an older version of the site or another script wrote', () => {
    const saved = { form: { ...form, city: 7, honeypot: 'x' }, linkedForm: {} };

    const restored = restoreDonationForm(saved as never, {});

    expect(restored).not.toHaveProperty('city');
    expect(restored).not.toHaveProperty('honeypot');
    expect(restoreDonationForm({ form: null } as never, {})).toBeUndefined();
    expect(restoreDonationForm(undefined, { amount: '20.00' })).toBeUndefined();
  });
});
