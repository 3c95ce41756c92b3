import { linesOfEdges } from '@paniscus/domain';

/** What can be scanned, in the order of its lines: the controls are one step from the start, the way out comes last. */
const GROUPS = ['controls', 'board', 'panels', 'leave'] as const;

const REACHABLE = 'button:not(:disabled)';
const EMPTY_PLACE = '[data-class="none"]';

function targetsIn(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(REACHABLE)].filter(
    (button) => button.closest(EMPTY_PLACE) === null && button.getClientRects().length > 0,
  );
}

/** The keys and controls on the page, line by line as the eye sees them now. */
export function findScanTargets(root: Element): HTMLElement[][] {
  return GROUPS.flatMap((name) => [...root.querySelectorAll(`[data-scan-group="${name}"]`)]).flatMap(
    (group) => {
      const targets = targetsIn(group);
      // The few of a group stay together, however their line breaks; only the board has lines to choose from.
      if (!group.matches('[data-scan-group="board"]')) return targets.length === 0 ? [] : [targets];
      const lines = linesOfEdges(targets.map((target) => target.getBoundingClientRect().top));
      return lines.map((line) => line.flatMap((index) => targets[index] ?? []));
    },
  );
}

/** What the frame holds: a whole line or one key of it. */
export const heldTargets = (lines: HTMLElement[][], line: number, stop: number | null): HTMLElement[] => {
  const targets = lines[line] ?? [];
  return stop === null ? targets : targets.slice(stop, stop + 1);
};
