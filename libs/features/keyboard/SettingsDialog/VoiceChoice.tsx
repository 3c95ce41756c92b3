import Typography from '@mui/material/Typography';
import { chooseVoice } from '@paniscus/domain/keyboard';
import type { DeviceVoice } from '@paniscus/domain/keyboard';
import { NativeSelectField } from '@paniscus/ui';
import { useState } from 'react';
import type { SettingsFieldsProps } from './DisplayFields';
import { OnlineVoiceQuestion } from './OnlineVoiceQuestion';

interface VoiceChoiceProps extends SettingsFieldsProps {
  /** Voices that the browser lists. */
  voices: readonly DeviceVoice[];
}

const toOption = ({ name, lang, localService }: DeviceVoice) => ({
  value: name,
  label: localService ? `${name} (${lang})` : `${name} (${lang}, online)`,
});

/** The default voice, those on the device, then the online ones; a saved voice that is gone stays in the list. */
function listVoiceOptions(voices: readonly DeviceVoice[], chosen: string) {
  const sorted = [...voices].sort((one, other) => Number(other.localService) - Number(one.localService));
  const isMissing = chosen !== '' && !voices.some(({ name }) => name === chosen);
  return [
    { value: '', label: 'Default voice of this device' },
    ...sorted.map(toOption),
    ...(isMissing ? [{ value: chosen, label: `${chosen} (not on this device)` }] : []),
  ];
}

function getHint(voices: readonly DeviceVoice[], settings: VoiceChoiceProps['settings']): string | undefined {
  const voice = chooseVoice(voices, { settings, lang: '', isOffline: false });
  if (voices.length > 0 && voice === undefined)
    return 'This device has no voice of its own, so words without a recording are silent. Record them, install a voice on the device, or choose an online voice.';
  if (voice?.localService === false)
    return 'This online voice gets every word it speaks. Without a connection, a voice on this device speaks instead, if there is one.';
  return undefined;
}

/** The choice of a voice; the person is asked before words leave the device. */
export function VoiceChoice({ settings, onChange, voices }: VoiceChoiceProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const choose = (voiceName: string) => {
    const isOnline = voices.find(({ name }) => name === voiceName)?.localService === false;
    setAsked(isOnline ? voiceName : null);
    if (!isOnline) onChange({ voiceName, allowsOnlineVoice: false });
  };
  const hint = getHint(voices, settings);
  return (
    <>
      <NativeSelectField
        label="Voice"
        options={listVoiceOptions(voices, settings.voiceName)}
        value={asked ?? settings.voiceName}
        onChange={choose}
      />
      {asked === null ? null : (
        <OnlineVoiceQuestion
          voiceName={asked}
          onAgree={() => {
            setAsked(null);
            onChange({ voiceName: asked, allowsOnlineVoice: true });
          }}
          onDecline={() => setAsked(null)}
        />
      )}
      {hint === undefined || asked !== null ? null : <Typography variant="body2">{hint}</Typography>}
    </>
  );
}
