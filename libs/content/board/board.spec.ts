import { describe, expect, it } from 'vitest';
import { advisoryBoard, boardMembers } from './board.data.ts';

const everyone = [...boardMembers, ...advisoryBoard];

describe('the boards', () => {
  it('are of twelve and of three', () => {
    expect(boardMembers).toHaveLength(12);
    expect(advisoryBoard).toHaveLength(3);
  });

  it('stand in the order of their ids, and no id stands twice', () => {
    const ids = everyone.map(({ id }) => id);

    expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
  });

  it.each(everyone)('leave nothing out of $name', (member) => {
    const { id, image, ...texts } = member;

    for (const [field, text] of Object.entries(texts)) expect(text.trim(), field).not.toBe('');
    expect(image).toBe(`portrait-${id}`);
    expect(member.description.length).toBeGreaterThan(60);
  });

  it('give everybody a name and a sign of their own', () => {
    expect(new Set(everyone.map(({ name }) => name)).size).toBe(everyone.length);
    expect(new Set(everyone.map(({ sign }) => sign)).size).toBe(everyone.length);
  });
});
