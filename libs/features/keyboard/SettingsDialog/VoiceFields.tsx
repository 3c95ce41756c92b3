import Typography from '@mui/material/Typography';
import { VOICE_PITCH, VOICE_RATE, VOICE_VOLUME } from '@paniscus/domain/keyboard';
import type { DeviceVoice, VoiceSettings } from '@paniscus/domain/keyboard';
import { FieldGroup, SliderField } from '@paniscus/ui';
import { TryVoice } from '../voice/TryVoice';
import type { SettingsFieldsProps } from './DisplayFields';
import { UnlistedVoice } from './UnlistedVoice';
import { VoiceChoice } from './VoiceChoice';

interface VoiceFieldsProps extends SettingsFieldsProps {
  /** Voices that the browser lists; undefined until it has had the time to do so. */
  voices: readonly DeviceVoice[] | undefined;
  /** False in browsers that cannot speak. */
  isSupported: boolean;
}

const SAMPLE = 'Hello. This is how I say your own words.';

const toPercent = (share: number) => `${String(Math.round(share * 100))}%`;

const sliders = [
  { field: 'voiceRate', label: 'Speed', limits: VOICE_RATE },
  { field: 'voicePitch', label: 'Pitch', limits: VOICE_PITCH },
  { field: 'voiceVolume', label: 'Volume', limits: VOICE_VOLUME },
] as const satisfies readonly { field: keyof VoiceSettings; label: string; limits: object }[];

/** The device's voice, which speaks custom words that have no recording. */
export function VoiceFields({ settings, onChange, voices, isSupported }: VoiceFieldsProps) {
  if (!isSupported)
    return (
      <FieldGroup title="Device’s voice">
        <Typography variant="body2">
          This browser has no voice. Your own words speak only if they have a recording.
        </Typography>
      </FieldGroup>
    );
  return (
    <FieldGroup
      title="Device’s voice"
      helperText="Speaks your own words that have no recording. The signs have their own voice."
    >
      <VoiceChoice {...{ settings, onChange }} voices={voices ?? []} />
      {voices?.length === 0 ? <UnlistedVoice {...{ settings, onChange }} /> : null}
      {sliders.map(({ field, label, limits: { min, max, step } }) => (
        <SliderField
          key={field}
          {...{ label, min, max, step }}
          value={settings[field]}
          valueText={toPercent(settings[field])}
          onChange={(value) => onChange({ [field]: value })}
        />
      ))}
      <TryVoice
        text={SAMPLE}
        settings={settings}
        advice={
          voices?.length === 0 && !settings.allowsOnlineVoice
            ? 'To use the voice of this browser, check the box above.'
            : 'Choose another one, or record your words.'
        }
      />
    </FieldGroup>
  );
}
