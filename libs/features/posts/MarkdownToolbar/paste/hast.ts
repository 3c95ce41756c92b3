import type { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic';

export type Root = ReturnType<typeof fromHtmlIsomorphic>;
export type Node = Element['children'][number];
export type Element = Extract<Root['children'][number], { type: 'element' }>;

type Text = Extract<Node, { type: 'text' }>;

/** False for comments and the like, which nobody reads. */
export const isContent = (node: Root['children'][number]): node is Element | Text =>
  node.type === 'element' || node.type === 'text';

/** Value of the `style` attribute; empty without one. */
export const readStyle = ({ properties: { style } }: Element): string =>
  typeof style === 'string' ? style : '';

/** Text of an element and everything inside. */
export function readText(node: Node): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(readText).join('') : '';
}
