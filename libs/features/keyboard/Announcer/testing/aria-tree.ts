import { getRoles, within } from 'storybook/test';

/** Roles that screen readers do not announce. */
const SILENT_ROLES = ['generic', 'none', 'presentation', 'paragraph', 'emphasis'];
/** Their name is all of their content. */
const UNNAMED_ROLES = ['row', 'gridcell', 'listitem'];
const STATES = ['aria-pressed', 'aria-expanded', 'aria-rowcount', 'aria-colcount', 'aria-rowindex'];

const describeStates = (element: Element) =>
  STATES.flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [` ${name.replace('aria-', '')}=${value}`];
  }).join('') + (element instanceof HTMLInputElement && element.checked ? ' checked' : '');

/** What a screen reader finds in an element: one line for each role with its name and states, indented by its depth. */
export function describeTree(container: HTMLElement): string[] {
  const roles = new Map<Element, string>();
  const names = new Map<Element, string>();
  for (const [role, elements] of Object.entries(getRoles(container))) {
    if (SILENT_ROLES.includes(role)) continue;
    for (const element of elements) roles.set(element, role);
    if (UNNAMED_ROLES.includes(role)) continue;
    within(container).queryAllByRole(role, {
      name: (name, element) => {
        names.set(element, name);
        return true;
      },
    });
  }
  const getDepth = (element: Element): number => {
    const parent = element.parentElement;
    if (parent === null || parent === container) return 0;
    return getDepth(parent) + (roles.has(parent) ? 1 : 0);
  };
  return [...container.querySelectorAll('*')]
    .filter((element) => roles.has(element))
    .map((element) => {
      const name = names.get(element) ?? '';
      const label = name === '' ? '' : ` "${name}"`;
      return `${'  '.repeat(getDepth(element))}${roles.get(element)}${label}${describeStates(element)}`;
    });
}

/** Texts that are announced by themselves. */
export const listAnnouncements = (container: HTMLElement): string[] =>
  [...container.querySelectorAll('[role="status"], [role="alert"], [aria-live]:not([aria-live="off"])')]
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');
