import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

interface FieldGroupProps extends BoxProps<'fieldset'> {
  /** Legend of the group. */
  title: string;
  /** Hint for all fields of the group. */
  helperText?: string;
}

const Fieldset = styled(Box)(({ theme: { layout, spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(3),
  minWidth: 0,
  margin: 0,
  padding: spacing(0, 0, 2),
  border: 0,
  '& + &': {
    paddingTop: spacing(4),
    borderTop: `${layout.hairline} solid ${vars.palette.divider}`,
  },
})) as typeof Box;

/** A legend is drawn on the fieldset's border; floating it makes it a grid item inside. */
const Legend = styled(Typography)(({ theme: { spacing } }) => ({
  float: 'left',
  width: '100%',
  padding: 0,
  marginBottom: spacing(-1),
})) as typeof Typography;

/** Fields that belong together, under a title. */
export function FieldGroup({ title, helperText, children, ...fieldset }: FieldGroupProps) {
  return (
    <Fieldset {...fieldset} component="fieldset">
      <Legend component="legend" variant="h4">
        {title}
      </Legend>
      {helperText === undefined ? null : (
        <Typography variant="body2" sx={{ mt: -1, color: 'text.secondary' }}>
          {helperText}
        </Typography>
      )}
      {children}
    </Fieldset>
  );
}
