import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { parseDescription } from './description-nodes';
import type { DescriptionNode, DescriptionTag } from './description-nodes';

/** Renders the HTML of a product description, limited to a few elements. */
export function ProductDescription({ html }: { html: string }) {
  return (
    <Stack spacing={1.5} sx={{ maxWidth: ({ layout }) => layout.readingWidth }}>
      {renderNodes(toBlocks(parseDescription(html)))}
    </Stack>
  );
}

/** Wraps text outside of paragraphs in a paragraph. */
function toBlocks(nodes: DescriptionNode[]): DescriptionNode[] {
  const blocks: DescriptionNode[] = [];
  let inline: DescriptionNode[] = [];
  const endParagraph = () => {
    const hasContent = inline.some((node) => typeof node !== 'string' || node.trim() !== '');
    if (hasContent) blocks.push({ tag: 'p', children: inline });
    inline = [];
  };
  for (const node of nodes) {
    if (typeof node !== 'string' && (node.tag === 'p' || node.tag === 'ul')) {
      endParagraph();
      blocks.push(node);
    } else {
      inline.push(node);
    }
  }
  endParagraph();
  return blocks;
}

const renderNodes = (nodes: DescriptionNode[]): ReactNode =>
  nodes.map((node, index) =>
    typeof node === 'string' ? (
      <Fragment key={index}>{node}</Fragment>
    ) : (
      <Element key={index} tag={node.tag}>
        {renderNodes(node.children)}
      </Element>
    ),
  );

function Element({ tag, children }: { tag: DescriptionTag; children: ReactNode }) {
  switch (tag) {
    case 'br':
      return <br />;
    case 'p':
      return <Typography>{children}</Typography>;
    case 'ul':
      return (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {children}
        </Box>
      );
    case 'li':
      return (
        <Box component="li" sx={{ py: 0.25 }}>
          {children}
        </Box>
      );
    case 'b':
      return <b>{children}</b>;
    case 'i':
      return <i>{children}</i>;
  }
}
