export interface InventoryScreen {
  screen: string;
  states: string[];
}

/** Parses the tables of docs/stories.md: the screen in backquotes, then its states. */
export function parseInventory(markdown: string): InventoryScreen[] {
  return markdown.split('\n').flatMap((line) => {
    const [, first = '', second = ''] = line.split('|').map((cell) => cell.trim());
    const screen = /^`(\w+)`$/.exec(first)?.[1];
    return screen === undefined ? [] : [{ screen, states: second.split(/,\s*/).filter(Boolean) }];
  });
}
