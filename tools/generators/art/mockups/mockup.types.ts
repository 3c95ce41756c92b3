import type { Focus } from './effects.ts';

export interface MockupOptions {
  color: string;
  words: readonly string[];
  isDetail: boolean;
  /** Prints a second, small copy on the left sleeve. */
  isOnSleeve: boolean;
}

/** A product drawing and the focus of its detail view. */
export interface Mockup {
  drawing: string;
  focus: Focus;
}
