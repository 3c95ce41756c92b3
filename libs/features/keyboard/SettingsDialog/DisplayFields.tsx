import type { KeyboardSettings } from '@paniscus/domain/keyboard';
import { CheckboxField, FieldGroup } from '@paniscus/ui';

export interface SettingsFieldsProps {
  settings: KeyboardSettings;
  onChange: (change: Partial<KeyboardSettings>) => void;
}

export function DisplayFields({ settings, onChange }: SettingsFieldsProps) {
  const { hasLargeKeys, hasHighContrast, hasWords, hasPhraseRow, hasPrediction, hasModeling } = settings;
  return (
    <FieldGroup title="Display">
      <CheckboxField
        label="Large keys"
        helperText="Fewer keys in each row. The board gets longer."
        checked={hasLargeKeys}
        onChange={(_event, checked) => onChange({ hasLargeKeys: checked })}
      />
      <CheckboxField
        label="High contrast"
        helperText="Black signs on light tiles with strong outlines."
        checked={hasHighContrast}
        onChange={(_event, checked) => onChange({ hasHighContrast: checked })}
      />
      <CheckboxField
        label="Words below signs"
        helperText="Where there is room."
        checked={hasWords}
        onChange={(_event, checked) => onChange({ hasWords: checked })}
      />
      <CheckboxField
        label="Phrases above the sentence"
        helperText="Once you have saved a phrase, one touch speaks it."
        checked={hasPhraseRow}
        onChange={(_event, checked) => onChange({ hasPhraseRow: checked })}
      />
      <CheckboxField
        label="Suggest next signs"
        helperText="Up to four, above your sentence. They come from your earlier sentences, which stay on this device."
        checked={hasPrediction}
        onChange={(_event, checked) => onChange({ hasPrediction: checked })}
      />
      <CheckboxField
        label="Modeling"
        helperText="For partners: type a sentence, and the board shows where each word is."
        checked={hasModeling}
        onChange={(_event, checked) => onChange({ hasModeling: checked })}
      />
    </FieldGroup>
  );
}
