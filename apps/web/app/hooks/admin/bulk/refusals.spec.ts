import { aStaffTribute } from '@paniscus/fixtures';
import { tributeBulkActions } from '@paniscus/features/donations-admin';
import { expect, it } from 'vitest';
import { CHANGED_MEANWHILE, explainRefusals } from './refusals';

const shown = aStaffTribute({ id: 1, name: 'Nyota', wall_state: 'shown' });
const explain = (current: (typeof shown)[]) =>
  explainRefusals(tributeBulkActions, 'shown', [shown], current).map(({ reason }) => reason);

it('says why a row is refused that is still as the page showed it', () => {
  expect(explain([shown])).toEqual(['It is already on the memory wall.']);
});

it('says that a row was changed when the reason is no longer true', () => {
  expect(explain([{ ...shown, wall_state: 'declined' }])).toEqual([CHANGED_MEANWHILE]);
});

it('says that the list no longer has a row', () => {
  expect(explain([])).toEqual(['It was changed in the meantime and is no longer in this list.']);
});
