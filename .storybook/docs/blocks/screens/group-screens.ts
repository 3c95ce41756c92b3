import type { StoryIndex } from '../use-story-index';

interface State {
  /** Story id. */
  id: string;
  name: string;
}

interface Page {
  /** Component or file name, such as `DonationScreen`. */
  name: string;
  /** In the order of the story file; the state that shows most comes first. */
  states: State[];
}

export interface CatalogGroup {
  /** Feature, such as `Donations admin`, or one of the groups after the features. */
  name: string;
  pages: Page[];
}

const PRINTED = 'Printed pages';
const EMAILS = 'Emails';
const AFTER_FEATURES = [PRINTED, EMAILS];

/** States that best show what a screen is for, best first. */
const BEST = ['Ready', 'Default', 'Blank', 'Filled'];

const rankState = ({ name }: State) => {
  const index = BEST.indexOf(name);
  return index === -1 ? BEST.length : index;
};

/** `DonationEmailFailureScreen` or `donations-admin` as words: `Donation email failure`, `Donations admin`. */
export function toTitle(name: string): string {
  const words = name
    .replace(/Screen$/, '')
    .replaceAll(/([a-z])([A-Z])|-/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Where a story is listed; undefined for a component that is neither a page nor an email. */
function locate({ title, name }: StoryIndex['entries'][string]): { group: string; page: string } | undefined {
  const [root, feature = '', ...path] = title.split('/');
  const last = path.at(-1) ?? '';
  if (root === 'emails') return { group: EMAILS, page: last };
  if (root !== 'features') return undefined;
  if (last.endsWith('PrintView')) return { group: PRINTED, page: last };
  const page = path.findLast((part) => part.endsWith('Screen'));
  if (page === undefined) return undefined;
  return { group: name.endsWith('Printed') ? PRINTED : toTitle(feature), page };
}

const rankGroup = ({ name }: CatalogGroup) => AFTER_FEATURES.indexOf(name);

/** Screens of all features, then printed pages and emails, with their stories from Storybook's index. */
export function groupScreens({ entries }: StoryIndex): CatalogGroup[] {
  const groups = new Map<string, Map<string, Page>>();
  for (const entry of Object.values(entries)) {
    const place = entry.type === 'story' ? locate(entry) : undefined;
    if (place === undefined) continue;
    const pages = groups.get(place.group) ?? new Map<string, Page>();
    const page = pages.get(place.page) ?? { name: place.page, states: [] };
    page.states.push({ id: entry.id, name: entry.name });
    groups.set(place.group, pages.set(place.page, page));
  }
  return [...groups]
    .map(([name, pages]) => ({
      name,
      pages: [...pages.values()]
        .map((page) => ({ ...page, states: page.states.toSorted((a, b) => rankState(a) - rankState(b)) }))
        .sort((a, b) => a.name.localeCompare(b.name)),
    }))
    .sort((a, b) => rankGroup(a) - rankGroup(b) || a.name.localeCompare(b.name));
}

/** States for which each word of the search is in the name of the group, the page or the state. */
export function filterGroups(groups: readonly CatalogGroup[], search: string): CatalogGroup[] {
  const wanted = search.toLowerCase().split(/\s+/);
  const matches = (...names: string[]) => {
    // Both as words and as in the code: `not found` and `notfound`.
    const text = names.flatMap((name) => [name, name.replaceAll(' ', '')]).join(' ');
    return wanted.every((word) => text.toLowerCase().includes(word));
  };
  return groups
    .map(({ name: group, pages }) => ({
      name: group,
      pages: pages
        .map(({ name, states }) => ({
          name,
          states: states.filter((state) => matches(group, name, toTitle(name), state.name)),
        }))
        .filter(({ states }) => states.length > 0),
    }))
    .filter(({ pages }) => pages.length > 0);
}

export const countStates = (groups: readonly CatalogGroup[]): number =>
  groups.flatMap(({ pages }) => pages.flatMap(({ states }) => states)).length;
