import type { Scene } from './scene.ts';

export interface Slide {
  alt: string;
  scene: Scene;
}
