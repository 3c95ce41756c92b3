import { createElement } from 'react';
import type { Letter } from '../../letter.ts';
import { BlockMail } from './BlockMail.tsx';
import { textOfBlocks } from './blocks.ts';
import type { Block } from './blocks.ts';
import { headTextOf } from './head-text.ts';
import { htmlOf } from './render.ts';
import { senderLines } from './sender.ts';

type BlockLetter = {
  to: { name: string; address: string };
  replyTo?: string;
  subject: string;
  preview: string;
  blocks: readonly Block[];
};

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
