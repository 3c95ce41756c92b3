interface TreeNode {
  type: string;
  tagName?: string;
  children?: TreeNode[];
}

const HEADING = /^h([1-6])$/;
/** The page itself has the only h1. */
const FIRST_LEVEL = 2;

const getLevel = ({ tagName = '' }: TreeNode) => Number(HEADING.exec(tagName)?.[1] ?? 0);

function headingsIn(node: TreeNode): TreeNode[] {
  const own = getLevel(node) > 0 ? [node] : [];
  return [...own, ...(node.children ?? []).flatMap(headingsIn)];
}

/**
 * Rehype plugin that fits headings into the page outline: the highest level becomes h2, and no level is skipped on the
 * way down (WCAG 2.2, 1.3.1).
 */
export function fitOutline() {
  return (tree: TreeNode): void => {
    const headings = headingsIn(tree);
    const highest = Math.min(...headings.map(getLevel));
    let above = FIRST_LEVEL - 1;
    for (const heading of headings) {
      const level = Math.min(getLevel(heading) - highest + FIRST_LEVEL, above + 1, 6);
      heading.tagName = `h${level}`;
      above = level;
    }
  };
}
