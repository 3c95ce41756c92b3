export interface PanelProps {
  /** Whether the answer is awaited. */
  isProcessing: boolean;
  /** Why the last attempt was refused. */
  error?: string;
  /** Called to cancel. */
  onClose: () => void;
}

/** Actions that ask for input in a panel below the donation. */
export type PanelAction = 'amount' | 'card' | 'pause';
