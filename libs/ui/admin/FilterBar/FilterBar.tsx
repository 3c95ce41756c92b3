import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { Button } from '../../Button/Button';
import { Form } from '../../fields/Form/Form';
import { TextField } from '../../fields/TextField/TextField';

interface FilterBarProps<Filter extends FieldValues> {
  label: string;
  /** Current values; an empty text does not filter. `search` is the search text. */
  filter: Filter;
  searchHelp: string;
  fold: string;
  /** Folded fields, each named like its key in the filter. */
  children: ReactNode;
  onFilter: (filter: Filter) => void;
}

const Fold = styled('details')(({ theme: { spacing, typography } }) => ({
  '& > summary': {
    ...typography.subtitle2,
    display: 'list-item',
    paddingBlock: spacing(1.25),
    cursor: 'pointer',
  },
  '& > div': { display: 'grid', gap: spacing(3), paddingBlock: spacing(1) },
}));

/** List filter: the search is always visible, other fields are folded while unset. */
export function FilterBar<Filter extends { search: string }>(props: FilterBarProps<Filter>) {
  const { label, filter, searchHelp, fold, children, onFilter } = props;
  const form = useForm<Filter>({ defaultValues: filter as DefaultValues<Filter>, values: filter });
  const chosen = Object.entries(filter).filter(([name, text]) => name !== 'search' && text !== '').length;
  return (
    <Form form={form} label={label} onSubmit={(values) => onFilter(values)}>
      <TextField name="search" label="Search" type="search" help={searchHelp} />
      <Fold open={chosen > 0}>
        <summary>{chosen === 0 ? fold : `${fold} (${chosen} chosen)`}</summary>
        <div>{children}</div>
      </Fold>
      <Button type="submit" look="plain">
        Show
      </Button>
    </Form>
  );
}
