import type { KeyboardSettings, SwitchScanning, VoiceSettings } from '@paniscus/domain/keyboard';
import type { RefObject } from 'react';

export type ScanSettings = Pick<
  KeyboardSettings,
  | 'scanPattern'
  | 'scanPaceMs'
  | 'scanFirstDelayMs'
  | 'scanChoiceDelayMs'
  | 'scanRounds'
  | 'hasScanVoice'
  | 'selectSwitch'
  | 'moveSwitch'
  | 'debounceMs'
> &
  VoiceSettings & { scanning: SwitchScanning };

export interface ScanParams {
  settings: ScanSettings;
  /** Automatic scanning rests, for example while a sentence is spoken. */
  isResting: boolean;
  /** Scanned element: the groups inside it that are marked `data-scan-group`. */
  root: RefObject<HTMLElement | null>;
  /** A dialog that is scanned instead. */
  dialog: Element | null;
  /** Presses what was chosen. */
  onChoose: (target: HTMLElement) => void;
}

export interface Scan {
  /** Changes whenever the frame moves. */
  position: string;
  /** Whether the frame may be around several keys. */
  isGroup: boolean;
  isPaused: boolean;
  /** The frame has not moved since the last choice. */
  isAfterChoice: boolean;
  move: () => void;
  select: () => void;
  /** Returns the framed elements, read from the current DOM. */
  getFramedElements: () => HTMLElement[];
}
