import { groupIntoLines } from '@paniscus/domain/keyboard';
import type { RefObject } from 'react';
import { TEXT_FIELD } from './TextEntry/text-field';

/** What is reached after the board, so that it does not make words wait. */
const LATER_GROUPS = ['panels', 'aids', 'sentence', 'sounds', 'tools', 'more', 'leave'] as const;

type ScanOrder = {
  names: readonly string[];
  /** Selects the groups whose displayed lines are scanned one by one. */
  lined: string;
};

const REACHABLE = `:is(button, a[href], summary, select, input:is([type="radio"], [type="checkbox"], [type="range"]), ${TEXT_FIELD}):not(:disabled, [aria-disabled="true"])`;
const EMPTY_CELL = '[data-scan-group="board"] [data-cell]:not([data-key])';
const GROUP = '[data-scan-group]';

/** Controls and suggestions come right after the start, the exit comes last. A small group is one row, however it wraps. */
const ROW_ORDER: ScanOrder = {
  names: ['controls', 'status', 'suggestions', 'back', 'board', ...LATER_GROUPS],
  lined: '[data-scan-group="board"]',
};
/** The board, which has most keys, is reached first. Blocks follow the lines, so that a frame surrounds nothing else. */
const BLOCK_ORDER: ScanOrder = {
  names: ['board', 'back', 'suggestions', 'controls', 'status', ...LATER_GROUPS],
  lined: GROUP,
};

/** Targets inside an element, without those of another group in it. */
const listTargets = (element: Element): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(REACHABLE)].filter(
    (target) =>
      !target.matches(EMPTY_CELL) &&
      target.getClientRects().length > 0 &&
      (!element.matches(GROUP) || target.closest(GROUP) === element),
  );

/** Targets by lines as displayed. */
const toLines = (targets: readonly HTMLElement[]): HTMLElement[][] =>
  groupIntoLines(targets.map((target) => target.getBoundingClientRect().top)).map((line) =>
    line.flatMap((index) => targets[index] ?? []),
  );

/** The lines of each group: those that are displayed, or one for a group that is not `lined`. */
const findPageGroups = (root: Element, { names, lined }: ScanOrder): HTMLElement[][][] =>
  names
    .flatMap((name) => [...root.querySelectorAll(`[data-scan-group="${name}"]`)])
    .map((group) => {
      const targets = listTargets(group);
      if (group.matches(lined)) return toLines(targets);
      return targets.length === 0 ? [] : [targets];
    });

/** The buttons that close a dialog come before its content. */
function findDialogGroups(dialog: Element): HTMLElement[][][] {
  const targets = listTargets(dialog);
  const isAction = (target: HTMLElement) => target.closest('.MuiDialogActions-root') !== null;
  return [targets.filter(isAction), targets.filter((target) => !isAction(target))].map(toLines);
}

type Scanned = { root: RefObject<HTMLElement | null>; dialog: Element | null };

function findGroups({ root, dialog }: Scanned, order: ScanOrder): HTMLElement[][][] {
  if (dialog !== null) return findDialogGroups(dialog);
  return root.current === null ? [] : findPageGroups(root.current, order);
}

/** Finds the scannable keys and controls, grouped by rows as displayed. */
export const findScanTargets = (scanned: Scanned): HTMLElement[][] => findGroups(scanned, ROW_ORDER).flat();

/** Finds the lines of each group of scannable keys and controls. */
export const findScanGroups = (scanned: Scanned): HTMLElement[][][] => findGroups(scanned, BLOCK_ORDER);

/** The framed elements: a complete row or one of its keys. */
export const listFramedTargets = (
  lines: HTMLElement[][],
  line: number,
  stop: number | null,
): HTMLElement[] => {
  const targets = lines[line] ?? [];
  return stop === null ? targets : targets.slice(stop, stop + 1);
};
