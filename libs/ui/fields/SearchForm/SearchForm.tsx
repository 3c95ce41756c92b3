import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { SearchField } from '../SearchField/SearchField';

interface SearchFormProps extends Omit<BoxProps<'form'>, 'action' | 'children' | 'defaultValue'> {
  /** Form action; the search text is sent as `?q=`. */
  href: string;
  /** Accessible name of the form. */
  title: string;
  /** Label of the search field. */
  label: string;
  /** Text of the button. */
  submitLabel: string;
  /** Longest search text in characters; enforced on input. */
  maxLength: number;
  /** Search text of the page that is shown. */
  defaultValue?: string;
  /** Hint below the field and the button. */
  helperText?: string;
  /** `outlined` is less prominent, for pages with another main action. */
  variant?: 'contained' | 'outlined';
}

const FormRoot = styled(Box)(({ theme: { breakpoints, layout, spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  maxWidth: layout.readingWidth,
  [breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
  '@media print': { display: 'none' },
})) as typeof Box;

/** Site search as a plain GET form that needs no JavaScript. */
export function SearchForm(props: SearchFormProps) {
  const { href, title, label, maxLength, defaultValue, submitLabel, helperText, variant, ...box } = props;
  return (
    <FormRoot role="search" aria-label={title} {...box} component="form" action={href}>
      <SearchField label={label} maxLength={maxLength} defaultValue={defaultValue} name="q" />
      <Button type="submit" variant={variant} color={variant === 'outlined' ? 'inherit' : 'primary'}>
        {submitLabel}
      </Button>
      {helperText === undefined ? null : (
        <Typography variant="caption" component="p" sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
          {helperText}
        </Typography>
      )}
    </FormRoot>
  );
}
