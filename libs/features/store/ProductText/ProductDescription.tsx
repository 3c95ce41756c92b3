import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { parseDescription } from './description-nodes';
import type { DescriptionNode } from './description-nodes';

const Text = styled('div')(({ theme: { measures, spacing } }) => ({
  maxWidth: measures.reading,
  display: 'grid',
  gap: spacing(1.5),
  '& ul': { margin: 0, paddingLeft: spacing(2.5) },
  '& li': { paddingBlock: spacing(0.25) },
}));

/** Renders the HTML of a product description, limited to a few elements. */
export function ProductDescription({ html }: { html: string }) {
  return <Text>{drawn(toBlocks(parseDescription(html)))}</Text>;
}

/** Wraps text outside of paragraphs in a paragraph. */
function toBlocks(nodes: DescriptionNode[]): DescriptionNode[] {
  const blocks: DescriptionNode[] = [];
  let loose: DescriptionNode[] = [];
  const end = () => {
    const hasWords = loose.some((node) => typeof node !== 'string' || node.trim() !== '');
    if (hasWords) blocks.push({ tag: 'p', children: loose });
    loose = [];
  };
  for (const node of nodes) {
    if (typeof node !== 'string' && (node.tag === 'p' || node.tag === 'ul')) {
      end();
      blocks.push(node);
    } else {
      loose.push(node);
    }
  }
  end();
  return blocks;
}

const drawn = (nodes: DescriptionNode[]): ReactNode =>
  nodes.map((node, index) => {
    if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>;
    const { tag: Tag, children } = node;
    return Tag === 'br' ? <br key={index} /> : <Tag key={index}>{drawn(children)}</Tag>;
  });
