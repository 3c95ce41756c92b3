import type { WordRows } from '@paniscus/domain/donation';

/** Content blocks of an email; each has an HTML and a plain text version. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'facts' | 'sums'; rows: WordRows }
  /** Primary action. */
  | { kind: 'button'; label: string; url: string }
  /** Secondary link. */
  | { kind: 'note'; text: string; label: string; url: string };

export const text = (words: string): Block => ({ kind: 'text', text: words });

export function textOfBlocks(blocks: readonly Block[]): string {
  return blocks.map(toText).join('\n\n');
}

function toText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'quote':
      return block.text.replaceAll(/^/gm, '  ');
    case 'facts':
    case 'sums':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'button':
      return `${block.label}: ${block.url}`;
    case 'note':
      return `${block.text}\n${block.label}: ${block.url}`;
  }
}
