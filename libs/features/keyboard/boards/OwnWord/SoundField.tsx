import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { VoiceSettings } from '@paniscus/domain/keyboard';
import { SegmentedControl } from '@paniscus/ui';
import { hasVoice } from '../../voice/listed-voices';
import { TryVoice } from '../../voice/TryVoice';
import type { Recorder, SoundKind, WordDraft } from './own-word.types';
import { RecordingField } from './RecordingField';
import { WordInput } from './WordInput';

interface SoundFieldProps {
  draft: WordDraft;
  voice: VoiceSettings;
  recorder: Recorder;
  /** Asks for a recording, because there is none. */
  isRecordingMissing: boolean;
  onChange: (change: Partial<WordDraft>) => void;
}

const sounds: readonly { value: SoundKind; label: string }[] = [
  { value: 'voice', label: 'Device’s voice' },
  { value: 'recording', label: 'Recording' },
  { value: 'silent', label: 'Silent' },
];

/** How a word sounds. */
export function SoundField({ draft, voice, recorder, isRecordingMissing, onChange }: SoundFieldProps) {
  return (
    <Stack sx={{ gap: 2 }}>
      <SegmentedControl
        label="Sound"
        options={sounds}
        value={draft.sound}
        onChange={(sound) => onChange({ sound })}
      />
      {draft.sound === 'voice' ? <VoiceField draft={draft} voice={voice} onChange={onChange} /> : null}
      {draft.sound === 'recording' ? (
        <RecordingField recorder={recorder} recording={draft.recording} isMissing={isRecordingMissing} />
      ) : null}
      {draft.sound === 'silent' ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          The word joins the sentence without a sound.
        </Typography>
      ) : null}
    </Stack>
  );
}

function VoiceField({ draft, voice, onChange }: Pick<SoundFieldProps, 'draft' | 'voice' | 'onChange'>) {
  const { word, spoken } = draft;
  const text = spoken.trim() === '' ? word : spoken;
  if (!hasVoice())
    return <Typography variant="body2">This browser has no voice. Record the word instead.</Typography>;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'end' }}>
      <WordInput
        label="Say it as"
        helperText="Use this if the voice should say something other than the word."
        value={spoken}
        onChange={(value) => onChange({ spoken: value })}
      />
      <TryVoice text={text} settings={voice} advice="Choose a voice in Settings, or record the word." />
    </Stack>
  );
}
