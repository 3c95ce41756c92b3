import type { WordRows } from '@paniscus/domain';

/** What a letter is made of, one below the other; each has a form in HTML and one in plain text. */
export type Block =
  | { kind: 'text'; text: string }
  /** Somebody else's words; their line breaks are kept. */
  | { kind: 'quote'; text: string }
  | { kind: 'facts' | 'sums'; rows: WordRows }
  /** What we hope the reader does. */
  | { kind: 'button'; label: string; url: string }
  /** A way that stands there besides. */
  | { kind: 'note'; text: string; label: string; url: string };

export const text = (words: string): Block => ({ kind: 'text', text: words });

/** The plain text of a letter's blocks. */
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
