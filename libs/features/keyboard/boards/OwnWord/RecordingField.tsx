import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MAX_RECORDING_S } from '@paniscus/domain/keyboard';
import { FocusableButton } from '@paniscus/ui';
import { useEffect, useRef } from 'react';
import { playRecording } from './process-recording';
import type { Recorder, RecorderState } from './own-word.types';

interface RecordingFieldProps {
  /** State and controls of the microphone. */
  recorder: Recorder;
  /** Data URL of the recording, once there is one. */
  recording: string | undefined;
  /** Asks for a recording, because there is none. */
  isMissing: boolean;
}

function describeState({ kind }: RecorderState, hasRecording: boolean): string {
  switch (kind) {
    case 'asking':
      return 'Your browser is asking for the microphone. Choose “Allow.”';
    case 'recording':
      return `Recording. Say the word, then press “Stop.” Recording stops automatically after ${String(MAX_RECORDING_S)} seconds.`;
    case 'processing':
      return 'Removing the silence around the word.';
    case 'recorded':
      return 'Recorded. We removed the silence around the word and adjusted its volume to match the others.';
    default:
      return hasRecording
        ? 'This word has a recording, which stays on this device.'
        : 'The recording stays on this device.';
  }
}

/** Records a word, and plays it before it is saved. */
export function RecordingField({ recorder, recording, isMissing }: RecordingFieldProps) {
  const { state, start, stop } = recorder;
  const isRecording = state.kind === 'recording';
  const isBusy = state.kind === 'asking' || state.kind === 'processing';
  const field = useRef<HTMLDivElement>(null);
  // What it says moves the button, perhaps out of view.
  useEffect(() => {
    if (field.current?.contains(document.activeElement) === true)
      field.current.scrollIntoView({ block: 'nearest' });
  }, [state.kind]);
  const startLabel = recording === undefined ? 'Record' : 'Record again';
  return (
    <Stack ref={field} sx={{ gap: 1.5, scrollMarginBlock: 8 }}>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {describeState(state, recording !== undefined)}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <FocusableButton
          variant="outlined"
          color="inherit"
          onClick={isRecording ? stop : start}
          disabled={isBusy}
        >
          {isRecording ? 'Stop' : startLabel}
        </FocusableButton>
        {recording === undefined || isRecording ? null : (
          <Button variant="outlined" color="inherit" onClick={() => void playRecording(recording)}>
            Play
          </Button>
        )}
      </Stack>
      {state.kind === 'failed' ? <Alert severity="error">{state.message}</Alert> : null}
      {isMissing && state.kind !== 'failed' ? (
        <Alert severity="error">Record the word first, or choose another sound.</Alert>
      ) : null}
    </Stack>
  );
}
