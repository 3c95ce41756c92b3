import type { Joint } from '../svg/limb.ts';
import type { Part } from './limbs.ts';

/** How a bonobo holds itself, on a square of 200 whose ground is y = 200; from the side it looks right. */
export interface Pose {
  /** Arms and legs behind the trunk, the trunk, and those before it. */
  far: readonly Part[];
  trunk: readonly (readonly Joint[])[];
  near: readonly Part[];
  head: { x: number; y: number; size: number; turn?: number; isFront?: boolean; isAsleep?: boolean };
  /** Drawn first: the little one on her back, or in her lap after all else. */
  child?: { pose: Pose; x: number; y: number; size: number; turn?: number; isBehind?: boolean };
}
