import type { Joint } from '../svg/tapered-path.ts';
import type { LimbShape } from './limbs.ts';

/** A pose on a square of 200 units with the ground at y = 200; side views face right. */
export interface Pose {
  /** Drawing order: far limbs, trunk, near limbs. */
  far: readonly LimbShape[];
  trunk: readonly (readonly Joint[])[];
  near: readonly LimbShape[];
  head: { x: number; y: number; size: number; turn?: number; isFront?: boolean; isAsleep?: boolean };
  /** Infant, drawn before the mother if `isBehind`, otherwise after her. */
  child?: { pose: Pose; x: number; y: number; size: number; turn?: number; isBehind?: boolean };
}
