import { describe, expect, it } from 'vitest';
import { informationContent } from '../information/information.data.ts';
import { advisoryBoard, boardContent, boardMembers } from './board.data.ts';

const everyone = [...boardMembers, ...advisoryBoard];

describe('board members', () => {
  it('include twelve on the board and three on the advisory board', () => {
    expect(boardMembers).toHaveLength(12);
    expect(advisoryBoard).toHaveLength(3);
  });

  it('are introduced as samples on both pages that show them', () => {
    expect(boardContent.lead).toContain('The people on this page are samples');
    expect(informationContent.people.text).toContain('The people shown here are samples.');
  });

  it('are sorted by unique ids', () => {
    const ids = everyone.map(({ id }) => id);

    expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
  });

  it.each(everyone)('have no empty field: $name', (member) => {
    const { id, image, ...texts } = member;

    for (const [field, text] of Object.entries(texts)) expect(text.trim(), field).not.toBe('');
    expect(image).toBe(`portrait-${id}`);
    expect(member.description.length).toBeGreaterThan(60);
  });

  it('have unique names and lexigrams', () => {
    expect(new Set(everyone.map(({ name }) => name)).size).toBe(everyone.length);
    expect(new Set(everyone.map(({ sign }) => sign)).size).toBe(everyone.length);
  });
});
