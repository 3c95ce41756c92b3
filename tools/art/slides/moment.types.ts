import type { Scene } from './scene.ts';

/** A picture and its alt text. */
export interface Moment {
  alt: string;
  scene: Scene;
}
