import FormControl from '@mui/material/FormControl';
import type { FormControlProps } from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { CoveringRadio } from '../ChoiceTiles/CoveringRadio';

interface SegmentedControlProps<TValue extends string> extends Omit<
  FormControlProps<'fieldset'>,
  'children' | 'onChange' | 'defaultValue'
> {
  /** Legend of the group. */
  label: string;
  /** Two to four options with short labels. */
  options: readonly { value: TValue; label: string }[];
  /** Selected option; omitted in a form without JavaScript, which has a `name` and a `defaultValue`. */
  value?: TValue;
  /** Called with the option that is pressed or reached with the arrow keys. */
  onChange?: (value: TValue) => void;
  /** Name under which a plain form submits the selected option. */
  name?: string;
  /** Option that is selected at first. */
  defaultValue?: TValue;
}

const Segments = styled(RadioGroup)(({ theme: { layout, spacing, vars } }) => ({
  flexDirection: 'row',
  gap: spacing(0.5),
  marginTop: spacing(0.75),
  padding: spacing(0.5),
  backgroundColor: vars.palette.background.subtle,
  border: `${layout.hairline} solid ${vars.palette.outline}`,
  borderRadius: vars.shape.borderRadius,
}));

const Segment = styled(FormControlLabel)(
  ({ theme: { focusVisible, motions, spacing, typography, vars } }) => ({
    ...typography.button,
    fontSize: typography.body2.fontSize,
    position: 'relative',
    flex: '1 1 0',
    justifyContent: 'center',
    minWidth: 'max-content',
    padding: spacing(0.5, 0.75),
    textAlign: 'center',
    borderRadius: `calc(${vars.shape.borderRadius} - ${spacing(0.5)})`,
    transition: `background-color ${motions.quick}`,
    '&:hover': { backgroundColor: vars.palette.background.paper },
    '&.Mui-disabled': { color: vars.palette.text.secondary },
    '&:has(:checked)': {
      color: vars.palette.primary.contrastText,
      backgroundColor: vars.palette.primary.main,
      // In forced-colors mode, a border marks the selection.
      '@media (forced-colors: active)': { border: '3px solid' },
    },
    '&:has(:focus-visible)': { ...focusVisible, outlineOffset: '3px' },
  }),
);

/** Radio buttons as a row of segments. */
export function SegmentedControl<TValue extends string>(props: SegmentedControlProps<TValue>) {
  const { label, options, value, onChange, name, defaultValue, ...control } = props;
  return (
    <FormControl component="fieldset" {...control}>
      <FormLabel component="legend">{label}</FormLabel>
      <Segments
        // The fieldset is the group.
        role={undefined}
        name={name}
        value={value}
        defaultValue={defaultValue}
        onChange={(_event, chosen) => onChange?.(chosen as TValue)}
      >
        {options.map((option) => (
          <Segment key={option.value} {...option} control={<CoveringRadio />} disableTypography />
        ))}
      </Segments>
    </FormControl>
  );
}
