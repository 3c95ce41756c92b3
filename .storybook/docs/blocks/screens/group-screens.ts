import type { StoryIndex } from '../use-story-index';

interface ScreenState {
  /** Story id. */
  id: string;
  name: string;
}

export interface CatalogScreen {
  /** Folder of the feature, such as `donation`. */
  feature: string;
  /** Component name, such as `DonationScreen`. */
  name: string;
  /** In the order of the story file; the state that shows most comes first. */
  states: [ScreenState, ...ScreenState[]];
}

/** States that best show what a screen is for, best first. */
const BEST = ['Ready', 'Default', 'Blank', 'Filled'];

const rank = ({ name }: ScreenState) => {
  const index = BEST.indexOf(name);
  return index === -1 ? BEST.length : index;
};

/** Screens of all features with their stories, from Storybook's index; other components are left out. */
export function groupScreens({ entries }: StoryIndex): CatalogScreen[] {
  const screens = new Map<string, CatalogScreen>();
  for (const { id, type, title, name } of Object.values(entries)) {
    const [root, feature = '', ...path] = title.split('/');
    const screen = path.findLast((part) => part.endsWith('Screen'));
    if (type !== 'story' || root !== 'features' || screen === undefined) continue;
    const known = screens.get(screen);
    if (known) known.states.push({ id, name });
    else screens.set(screen, { feature, name: screen, states: [{ id, name }] });
  }
  const found = [...screens.values()];
  for (const { states } of found) states.sort((a, b) => rank(a) - rank(b));
  return found.sort((a, b) => a.feature.localeCompare(b.feature) || a.name.localeCompare(b.name));
}
