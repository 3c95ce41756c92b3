import type { Scene } from './scene.ts';

export interface Moment {
  alt: string;
  scene: Scene;
}
