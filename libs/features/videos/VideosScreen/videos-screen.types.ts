import type { VideoDescriptions } from '@paniscus/domain/videos';

/** State of the descriptions. On real pages the library's script moves from `loading` to one of the other states. */
export type VideosState =
  | {
      kind: 'loading';
      /** Descriptions known to the server, shown to visitors without JavaScript. */
      known?: VideoDescriptions;
    }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; descriptions: VideoDescriptions };
