import type { SignPlayer } from '@paniscus/domain/keyboard';
import { findLexigram } from '@paniscus/lexigrams';
import { useEffect } from 'react';
import { createAudioClipLoader } from './audio-clip-loader';
import { createOutput } from './output';
import { createSignPlayer } from './player';

const createPlayer = (): SignPlayer =>
  createSignPlayer({
    clipLoader: createAudioClipLoader(),
    output: createOutput(),
    getPanel: (key) => findLexigram(key)?.panel,
  });

let pageInstance: SignPlayer | undefined;

/** The page's shared player; on the server one that is never used. */
export function usePlayer(): SignPlayer {
  const player = (pageInstance ??= createPlayer());
  useEffect(() => retryOnline(player), [player]);
  return player;
}

function retryOnline(player: SignPlayer): () => void {
  let hasFailed = false;
  const forget = player.subscribe(({ kind }) => (hasFailed = kind === 'failed'));
  const retry = () => {
    if (hasFailed) player.retry();
  };
  addEventListener('online', retry);
  return () => {
    removeEventListener('online', retry);
    forget();
  };
}
