import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { VoiceSettings } from '@paniscus/domain/keyboard';
import { useState } from 'react';
import { tryVoice } from './speak-text';

interface TryVoiceProps {
  text: string;
  settings: VoiceSettings;
  /** What helps when there is no voice: 'Record the word instead.' */
  advice: string;
}

/** Speaks a text with the device's voice, or says that there is none. */
export function TryVoice({ text, settings, advice }: TryVoiceProps) {
  const [isSilent, setIsSilent] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        disabled={text.trim() === ''}
        onClick={() => {
          setIsSilent(false);
          void tryVoice(text, settings, () => setIsSilent(true));
        }}
        sx={{ justifySelf: 'start' }}
      >
        Try it
      </Button>
      {isSilent ? (
        <Alert severity="warning" sx={{ width: '100%' }}>
          No voice can say this. {advice}
        </Alert>
      ) : null}
    </>
  );
}
