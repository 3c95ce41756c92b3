import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lexigramClasses } from '@paniscus/content';
import { CHOICE_COUNTS } from '@paniscus/domain/keyboard';
import { PANELS } from '@paniscus/lexigrams';
import { NativeSelectField, SegmentedControl } from '@paniscus/ui';
import type { GameOptions, PromptMode } from '../GamesScreen/games.types';
import { listClasses } from '../game-options.rules';

interface OptionFieldsProps {
  options: GameOptions;
  onChange: (options: GameOptions) => void;
}

const ALL = 'all';
const OWN = 'own';
const PROMPT_MODES: readonly { value: PromptMode; label: string }[] = [
  { value: 'audio', label: 'Sound' },
  { value: 'both', label: 'Both' },
  { value: 'text', label: 'Text' },
];

const Fieldset = styled(Box)(({ theme: { layout, spacing, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: spacing(3),
  alignItems: 'start',
  margin: 0,
  padding: spacing(3, 0, 0),
  border: 0,
  borderTop: `${layout.hairline} solid ${vars.palette.divider}`,
  '@media (scripting: none)': { display: 'none' },
})) as typeof Box;

/** Options of a round: its words, the number of signs to choose from, and how the word is presented. */
export function OptionFields({ options, onChange }: OptionFieldsProps) {
  const { choiceCount, promptMode } = options;
  return (
    <Fieldset component="fieldset">
      {/* A legend is drawn on the fieldset's border; floating it makes it a grid item inside. */}
      <Typography
        component="legend"
        variant="overline"
        sx={{ float: 'left', gridColumn: '1 / -1', color: 'text.secondary' }}
      >
        Words to practice
      </Typography>
      <WordFilters options={options} onChange={onChange} />
      <SegmentedControl
        label="Number of signs to choose from"
        value={String(choiceCount)}
        options={CHOICE_COUNTS.map((count) => ({ value: String(count), label: String(count) }))}
        onChange={(value) =>
          onChange({
            ...options,
            choiceCount: CHOICE_COUNTS.find((count) => String(count) === value) ?? choiceCount,
          })
        }
      />
      <SegmentedControl
        label="Give the word as"
        value={promptMode}
        options={PROMPT_MODES}
        onChange={(value) => onChange({ ...options, promptMode: value })}
      />
    </Fieldset>
  );
}

function WordFilters({ options, onChange }: OptionFieldsProps) {
  const { panel, lexigramClass } = options;
  const classes = lexigramClasses.filter(({ id }) => listClasses(panel).includes(id));
  return (
    <>
      <NativeSelectField
        label="Panel"
        value={panel}
        options={[
          { value: ALL, label: 'All three' },
          ...PANELS.map(({ id, name }) => ({ value: id, label: name })),
          { value: OWN, label: 'Your own words' },
        ]}
        onChange={(value) =>
          onChange({
            ...options,
            panel: value === OWN ? OWN : (PANELS.find(({ id }) => id === value)?.id ?? ALL),
          })
        }
      />
      <NativeSelectField
        label="Class"
        value={lexigramClass}
        options={[
          { value: ALL, label: 'All classes' },
          ...classes.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(value) =>
          onChange({ ...options, lexigramClass: classes.find(({ id }) => id === value)?.id ?? ALL })
        }
      />
    </>
  );
}
