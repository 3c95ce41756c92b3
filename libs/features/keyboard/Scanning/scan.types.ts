import type { SwitchScanning } from '@paniscus/domain/keyboard';
import type { RefObject } from 'react';

export interface ScanParams {
  scanning: SwitchScanning;
  paceMs: number;
  /** Scanned element: the groups inside it that are marked `data-scan-group`. */
  root: RefObject<HTMLElement | null>;
}

export interface Scan {
  /** Changes whenever the frame moves. */
  position: string;
  /** Whether the frame may be around several keys. */
  isGroup: boolean;
  isPaused: boolean;
  move: () => void;
  select: () => void;
  /** Returns the framed elements, read from the current DOM. */
  getFramedElements: () => HTMLElement[];
}
