import { parentPort } from 'node:worker_threads';
import { Transformer } from '@napi-rs/image';
import { drawCard } from './draw-card.ts';
import type { PostCard } from './post-card.types.ts';
import { TitleFont } from './title-font.ts';

const font = await TitleFont.load();

parentPort?.on('message', (card: PostCard) => {
  parentPort?.postMessage(Transformer.fromSvg(drawCard(card, font)).pngSync());
});
parentPort?.postMessage(undefined);
