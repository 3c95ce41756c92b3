import { aDonationForm, aTributeForm } from '@paniscus/fixtures';
import { describe, expect, it } from 'vitest';
import { tributeOf } from './donation.requests';

describe('whom a gift is for', () => {
  it('goes with its card and its line on the wall, without the spaces around what was typed', () => {
    const tribute = tributeOf(aTributeForm({ tributeName: ' Grace Okafor ', tributeMessage: ' Hello.\n' }));

    expect(tribute).toEqual({
      kind: 'memory',
      name: 'Grace Okafor',
      card: { name: 'Samuel Okafor', email: 'samuel.okafor@example.org', message: 'Hello.' },
      wall_line: 'For Grace, who taught us to listen.',
    });
  });

  it('is nobody when the donor changed their mind, whatever was typed before', () => {
    expect(tributeOf(aTributeForm({ tributeKind: '' }))).toBeUndefined();
    expect(tributeOf(aDonationForm())).toBeUndefined();
  });

  it('leaves out the card and the line that are no longer wished for, and an empty message', () => {
    const plain = tributeOf(aTributeForm({ hasTributeCard: false, hasWallLine: false }));
    const silent = tributeOf(aTributeForm({ tributeMessage: ' ' }));

    expect(plain).toEqual({ kind: 'memory', name: 'Grace Okafor' });
    expect(silent?.card).toEqual({ name: 'Samuel Okafor', email: 'samuel.okafor@example.org' });
  });
});
