/** Moves one id in a list by one place; returns the same order when there is no such place. */
export function moveId(ids: readonly number[], id: number, direction: 'up' | 'down'): number[] {
  const from = ids.indexOf(id);
  const to = direction === 'up' ? from - 1 : from + 1;
  const other = ids[to];
  if (from === -1 || other === undefined) return [...ids];
  return ids.with(from, other).with(to, id);
}
