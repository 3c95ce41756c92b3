import { CheckboxField } from '@paniscus/ui';
import type { SettingsFieldsProps } from './DisplayFields';

/** Asks before the voice of a browser that lists no voices is used: it may send words off the device. */
export const UnlistedVoice = ({ settings, onChange }: SettingsFieldsProps) => (
  <CheckboxField
    label="Use this browser’s voice"
    helperText="Your browser does not say where its voice comes from. It may be an online voice that gets every word it speaks. Without it, words that have no recording are silent."
    checked={settings.allowsOnlineVoice}
    onChange={(_event, checked) => onChange({ voiceName: '', allowsOnlineVoice: checked })}
  />
);
