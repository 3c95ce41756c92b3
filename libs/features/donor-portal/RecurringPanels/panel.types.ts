export interface PanelProps {
  isProcessing: boolean;
  refusal?: string;
  onClose: () => void;
}
