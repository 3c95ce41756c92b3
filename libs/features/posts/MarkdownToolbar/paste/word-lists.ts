import type { Element, Node } from './hast';
import { readStyle, readText } from './hast';

type Item = { level: number; tagName: 'ol' | 'ul'; marker: string; children: Node[] };

const isMarker = (node: Node): boolean =>
  node.type === 'element' && /mso-list:\s*Ignore/.test(readStyle(node));

function takeMarker(element: Element): { marker: string; children: Node[] } {
  let marker = '';
  const children = element.children.flatMap((child): Node[] => {
    if (child.type !== 'element') return [child];
    if (isMarker(child)) {
      marker = readText(child).trim();
      return [];
    }
    const inside = takeMarker(child);
    marker ||= inside.marker;
    return [{ ...child, children: inside.children }];
  });
  return { marker, children };
}

function readItem(node: Node): Item | undefined {
  if (node.type !== 'element' || node.tagName !== 'p') return undefined;
  const style = readStyle(node)
    .split(';')
    .find((declaration) => declaration.includes('mso-list:'));
  const level = /\blevel(\d+)/.exec(style ?? '')?.[1];
  if (level === undefined) return undefined;
  const { marker, children } = takeMarker(node);
  // Such as “1.” or “a)”; a bullet may be the letter “o”.
  const tagName = /^\w+[.)]/.test(marker) ? 'ol' : 'ul';
  return { level: Number(level), tagName, marker, children };
}

const createElement = (tagName: string, children: Node[], properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

function createList({ tagName, marker }: Item, children: Node[]): Element {
  const start = Number.parseInt(marker, 10);
  return createElement(tagName, children, Number.isNaN(start) ? {} : { start });
}

/** Every item of a level with the deeper ones that follow it. */
function groupItems(items: readonly Item[], level: number): Item[][] {
  const groups: Item[][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    if (group === undefined || item.level <= level) groups.push([item]);
    else group.push(item);
  }
  return groups;
}

/** Nests items by their levels. */
function toLists(items: readonly Item[]): Element[] {
  const [first] = items;
  if (first === undefined) return [];
  const { level, tagName } = first;
  const isOver = (item: Item) => item.level < level || (item.level === level && item.tagName !== tagName);
  const end = items.findIndex(isOver);
  const own = end === -1 ? items : items.slice(0, end);
  const children = groupItems(own, level).map(([item, ...deeper]) =>
    createElement('li', [...(item?.children ?? []), ...toLists(deeper)]),
  );
  return [createList(first, children), ...toLists(items.slice(own.length))];
}

const isBlank = (node: Node): boolean => node.type === 'text' && node.value.trim() === '';

/**
 * Makes lists of the paragraphs that Microsoft Word copies for their items, each with its level in the style `mso-list` and
 * its bullet or number as text.
 */
export function restoreWordLists(nodes: readonly Node[]): Node[] {
  const restored: Node[] = [];
  let items: Item[] = [];
  const endLists = () => {
    restored.push(...toLists(items));
    items = [];
  };
  for (const node of nodes) {
    const item = readItem(node);
    if (item !== undefined) items.push(item);
    else if (items.length === 0 || !isBlank(node)) {
      endLists();
      restored.push(node);
    }
  }
  endLists();
  return restored;
}
