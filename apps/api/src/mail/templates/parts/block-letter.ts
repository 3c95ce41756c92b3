import { createElement } from 'react';
import type { Letter } from '../../letter.ts';
import { BlockMail } from './BlockMail.tsx';
import { textOfBlocks } from './blocks.ts';
import type { Block } from './blocks.ts';
import { htmlOf } from './render.ts';
import { senderLines } from './sender.ts';

type BlockLetter = {
  to: { name: string; address: string };
  replyTo?: string;
  subject: string;
  preview: string;
  blocks: readonly Block[];
};

/**
 * What has no place in a letter's head, or makes a name read otherwise than it is written: control characters, line
 * ends, and the signs that turn the direction of writing.
 */
const UNSEEN = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Both forms of a letter, made of the same blocks. */
export function blockLetterOf({ to, replyTo, subject, preview, blocks }: BlockLetter): Letter {
  return {
    to: { name: headTextOf(to.name), address: to.address },
    ...(replyTo !== undefined && { replyTo }),
    subject: headTextOf(subject),
    html: htmlOf(createElement(BlockMail, { subject, preview, blocks })),
    text: `${textOfBlocks(blocks)}\n\n${senderLines()}\n`,
  };
}

/** One line for a letter's head, whatever a person has typed. */
function headTextOf(text: string): string {
  return text.replaceAll(UNSEEN, ' ').trim();
}
