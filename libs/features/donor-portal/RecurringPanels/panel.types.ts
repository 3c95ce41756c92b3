export interface PanelProps {
  isProcessing: boolean;
  /** Why the last attempt was refused. */
  error?: string;
  onClose: () => void;
}

/** Actions that ask for input in a panel below the donation. */
export type PanelAction = 'amount' | 'card' | 'pause';
