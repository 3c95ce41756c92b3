import { expect, it } from 'vitest';
import { donationSteps } from './donation-steps.data.ts';

it('tells donors that a gift goes to the purpose they chose, not to everything', () => {
  const texts = donationSteps.list.map(({ text }) => text).join(' ');

  expect(texts).toContain('the purpose you chose');
  expect(texts).not.toMatch(/goes toward all/);
});
