import type { Focus } from './stage.ts';

/** What a mock-up needs to know. */
export interface Order {
  /** '#23402f' */
  color: string;
  words: readonly string[];
  isDetail: boolean;
  /** Printed a second time, small, on the left sleeve. */
  isOnSleeve: boolean;
}

/** A drawn thing, and where to look for its detail. */
export interface Mockup {
  drawing: string;
  focus: Focus;
}
