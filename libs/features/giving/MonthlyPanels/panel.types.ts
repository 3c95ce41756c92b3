/** What every panel of a monthly gift is given. */
export interface PanelProps {
  isProcessing: boolean;
  /** Why the last try was not done. */
  refusal?: string;
  onClose: () => void;
}
