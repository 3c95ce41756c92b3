import { EmailButton } from './EmailButton.tsx';
import { EmailFrame } from './EmailFrame.tsx';
import { FactTable } from './FactTable.tsx';
import { Paragraph } from './Paragraph.tsx';
import type { Block } from './blocks.ts';
import { colors } from './email-styles.ts';

type BlockMailProps = {
  subject: string;
  /** Preview text that mail clients show next to the subject. */
  preview: string;
  blocks: readonly Block[];
};

export function BlockEmailBody({ subject, preview, blocks }: BlockMailProps) {
  return (
    <EmailFrame subject={subject} preview={preview}>
      {blocks.map((block, place) => (
        <BlockPart key={place} block={block} />
      ))}
    </EmailFrame>
  );
}

function BlockPart({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return <Paragraph>{block.text}</Paragraph>;
    case 'quote':
      return (
        <blockquote className="line" style={quote}>
          {block.text}
        </blockquote>
      );
    case 'facts':
    case 'sums':
      return <FactTable facts={block.rows} kind={block.kind} />;
    case 'button':
      return <EmailButton href={block.url}>{block.label}</EmailButton>;
    case 'note':
      return (
        <Paragraph>
          {block.text}{' '}
          <a href={block.url} style={{ color: 'inherit' }}>
            {block.label}
          </a>
        </Paragraph>
      );
  }
}

const quote = {
  margin: '8px 0 24px',
  padding: '0 0 0 16px',
  borderLeft: `2px solid ${colors.line}`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const;
