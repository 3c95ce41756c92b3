import type { SignPlayer } from '@paniscus/domain/keyboard';
import { findLexigram } from '@paniscus/lexigrams';
import { useEffect } from 'react';
import { createAudioClipLoader } from './audio-clip-loader';
import { createAudioOutput } from './audio-output';
import { takeEarlyWord } from './early-words';
import { createSignPlayer } from './sign-player';

const createPlayer = (): SignPlayer =>
  createSignPlayer({
    clipLoader: createAudioClipLoader(),
    output: createAudioOutput(),
    getPanel: (key) => findLexigram(key)?.panel,
    loadOwn: async (key) => (await import('./own-sound')).loadOwnSound(key),
    takeEarlyWord,
  });

let sharedPlayer: SignPlayer | undefined;

/** The page's shared player; on the server, a player that is never used. */
export function useSignPlayer(): SignPlayer {
  const player = (sharedPlayer ??= createPlayer());
  useEffect(() => retryOnline(player), [player]);
  return player;
}

function retryOnline(player: SignPlayer): () => void {
  let hasFailed = false;
  const unsubscribe = player.subscribe(({ kind }) => (hasFailed = kind === 'failed'));
  const retry = () => {
    if (hasFailed) player.retry();
  };
  addEventListener('online', retry);
  return () => {
    removeEventListener('online', retry);
    unsubscribe();
  };
}
