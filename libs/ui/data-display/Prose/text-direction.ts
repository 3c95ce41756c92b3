interface TreeNode {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
}

const BLOCKS = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'table', 'th', 'td'];

/**
 * Rehype plugin that lets each block run in the direction of its own text, so that a paragraph in Hebrew or Arabic runs
 * from right to left.
 */
export function setTextDirection() {
  return (tree: TreeNode): void => {
    for (const node of listNodes(tree))
      if (BLOCKS.includes(node.tagName ?? '')) node.properties = { ...node.properties, dir: 'auto' };
  };
}

const listNodes = (node: TreeNode): TreeNode[] => [node, ...(node.children ?? []).flatMap(listNodes)];
