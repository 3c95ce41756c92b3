import { groupIntoLines } from '@paniscus/domain/keyboard';

/** Scan groups by row: controls and suggestions come right after the start, the exit comes last. */
const ROW_GROUPS = ['controls', 'suggestions', 'board', 'panels', 'leave'] as const;
/** Scan groups by block: the board, which has most keys, is reached first. */
const BLOCK_GROUPS = ['board', 'suggestions', 'controls', 'panels', 'leave'] as const;

const REACHABLE = 'button:not(:disabled)';
const EMPTY_CELL = '[data-cell]:not([data-key])';

function listGroupTargets(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(REACHABLE)].filter(
    (button) => !button.matches(EMPTY_CELL) && button.getClientRects().length > 0,
  );
}

/** The lines of each group, as displayed. Each small group is one line, however it wraps; only the board has several. */
function findGroups(root: Element, names: readonly string[]): HTMLElement[][][] {
  return names
    .flatMap((name) => [...root.querySelectorAll(`[data-scan-group="${name}"]`)])
    .map((group) => {
      const targets = listGroupTargets(group);
      if (!group.matches('[data-scan-group="board"]')) return targets.length === 0 ? [] : [targets];
      const lines = groupIntoLines(targets.map((target) => target.getBoundingClientRect().top));
      return lines.map((line) => line.flatMap((index) => targets[index] ?? []));
    });
}

/** Finds the scannable keys and controls, grouped by rows as displayed. */
export const findScanTargets = (root: Element): HTMLElement[][] => findGroups(root, ROW_GROUPS).flat();

/** Finds the lines of each group of scannable keys and controls. */
export const findScanGroups = (root: Element): HTMLElement[][][] => findGroups(root, BLOCK_GROUPS);

/** The framed elements: a complete row or one of its keys. */
export const listFramedTargets = (
  lines: HTMLElement[][],
  line: number,
  stop: number | null,
): HTMLElement[] => {
  const targets = lines[line] ?? [];
  return stop === null ? targets : targets.slice(stop, stop + 1);
};
