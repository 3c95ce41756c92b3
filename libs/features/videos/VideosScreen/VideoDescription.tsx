import { toDescriptionText, VIDEO_TEXTS } from '@paniscus/domain/videos';
import type { VideosState } from './videos-screen.types';

export function VideoDescription({ id, state }: { id: string; state: VideosState }) {
  switch (state.kind) {
    case 'failed':
      return null;
    case 'ready':
      return toDescriptionText(state.descriptions[id]);
    case 'loading': {
      if (state.known === undefined) return VIDEO_TEXTS.loading;
      const known = state.known[id];
      return known === undefined ? null : <noscript>{toDescriptionText(known)}</noscript>;
    }
  }
}
