import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

interface OnlineVoiceQuestionProps {
  /** Name of the voice that was chosen. */
  voiceName: string;
  onAgree: () => void;
  onDecline: () => void;
}

/** Asks before a voice is used that sends words off the device. */
export const OnlineVoiceQuestion = ({ voiceName, onAgree, onDecline }: OnlineVoiceQuestionProps) => (
  <Alert severity="warning" role="alert">
    <Stack sx={{ gap: 1.5, alignItems: 'start' }}>
      <span>
        “{voiceName}” is an online voice. Your browser sends it every word it speaks, and it is silent without
        a connection. Voices on this device send nothing.
      </span>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onAgree}>Use the online voice</Button>
        <Button variant="outlined" color="inherit" onClick={onDecline}>
          Keep words on this device
        </Button>
      </Stack>
    </Stack>
  </Alert>
);
