import { createElement } from 'react';
import type { Email } from '../email.types.ts';
import { BlockEmailBody } from './BlockEmailBody.tsx';
import { textOfBlocks } from './blocks.ts';
import type { Block } from './blocks.ts';
import { toHeaderText } from './header-text.ts';
import { renderHtml } from './render.ts';
import { senderLines } from './sender.ts';

type BlockEmail = {
  to: { name: string; address: string };
  replyTo?: string;
  subject: string;
  preview: string;
  blocks: readonly Block[];
};

export function buildBlockEmail({ to, replyTo, subject, preview, blocks }: BlockEmail): Email {
  return {
    to: { name: toHeaderText(to.name), address: to.address },
    ...(replyTo !== undefined && { replyTo }),
    subject: toHeaderText(subject),
    html: renderHtml(createElement(BlockEmailBody, { subject, preview, blocks })),
    text: `${textOfBlocks(blocks)}\n\n${senderLines()}\n`,
  };
}
