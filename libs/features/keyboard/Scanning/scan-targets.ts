import { groupByEdges } from '@paniscus/domain/keyboard';

/** Scan groups in order: the controls come right after the start, the exit comes last. */
const GROUPS = ['controls', 'board', 'panels', 'leave'] as const;

const REACHABLE = 'button:not(:disabled)';
const EMPTY_PLACE = '[data-class="none"]';

function targetsIn(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(REACHABLE)].filter(
    (button) => button.closest(EMPTY_PLACE) === null && button.getClientRects().length > 0,
  );
}

/** Finds the scannable keys and controls, grouped by rows as displayed. */
export function findScanTargets(root: Element): HTMLElement[][] {
  return GROUPS.flatMap((name) => [...root.querySelectorAll(`[data-scan-group="${name}"]`)]).flatMap(
    (group) => {
      const targets = targetsIn(group);
      // Each small group is one row, however it wraps; only the board is split into rows.
      if (!group.matches('[data-scan-group="board"]')) return targets.length === 0 ? [] : [targets];
      const lines = groupByEdges(targets.map((target) => target.getBoundingClientRect().top));
      return lines.map((line) => line.flatMap((index) => targets[index] ?? []));
    },
  );
}

/** The framed elements: a whole row or one of its keys. */
export const heldTargets = (lines: HTMLElement[][], line: number, stop: number | null): HTMLElement[] => {
  const targets = lines[line] ?? [];
  return stop === null ? targets : targets.slice(stop, stop + 1);
};
