export interface InventoryScreen {
  /** The screen's component and folder, such as `PostListScreen`. */
  screen: string;
  states: string[];
}

/** Reads the tables of docs/stories.md: a screen in code marks, its states after it. */
export function parseInventory(markdown: string): InventoryScreen[] {
  return markdown.split('\n').flatMap((line) => {
    const [, first = '', second = ''] = line.split('|').map((cell) => cell.trim());
    const screen = /^`(\w+)`$/.exec(first)?.[1];
    return screen === undefined ? [] : [{ screen, states: second.split(/,\s*/).filter(Boolean) }];
  });
}
