import type { Scene } from './scene.ts';

/** A picture, and what somebody reads who cannot see it. */
export interface Moment {
  alt: string;
  scene: Scene;
}
