import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { Form } from '../../fields/Form/Form';
import { FormTextField } from '../../fields/FormTextField/FormTextField';
import { SubmitButton } from '../../buttons/SubmitButton/SubmitButton';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import { mergeSx } from '../../theme/merge-sx';
import { SavedFilters } from '../SavedFilters/SavedFilters';
import type { FilterCollection } from '../SavedFilters/saved-filters.types';
import { periodResolver } from './period.resolver';
import { useAppliedFilter } from './use-applied-filter';

interface FilterBarProps<Filter extends FieldValues> extends Omit<
  ComponentProps<typeof Form>,
  'form' | 'onChange' | 'onSubmit'
> {
  /** Current values; an empty text does not filter. `search` is the search text. */
  filter: Filter;
  /** What the search text is compared with. */
  searchHelp: string;
  /** Title of the further fields. */
  moreLabel: string;
  /** Filters of this list that the person saved; shown above. */
  saved: FilterCollection;
  /** Called with all values on submit. */
  onFilter: (filter: Filter) => void;
}

/**
 * List filter: the search is always visible; other fields, the children, are named like their keys in the filter and
 * collapsed while unset. In a `ListLayout`, it shows and announces what was found.
 */
export function FilterBar<Filter extends { search: string }>(props: FilterBarProps<Filter>) {
  const { filter, searchHelp, moreLabel, saved, children, onFilter, sx, ...rest } = props;
  const form = useForm<Filter>({
    defaultValues: filter as DefaultValues<Filter>,
    values: filter,
    resolver: periodResolver<Filter>(),
  });
  const { buttonRef, announcement, apply } = useAppliedFilter(filter);
  const chosen = Object.entries(filter).filter(([name, text]) => name !== 'search' && text !== '').length;
  const isExpanded = chosen > 0;
  return (
    <>
      <SavedFilters
        collection={saved}
        canSave={canSave(filter, saved)}
        onChoose={apply}
        sx={{ displayPrint: 'none' }}
      />
      <Form
        {...rest}
        form={form}
        // The other one of two days may mend them.
        onChange={() => form.clearErrors()}
        onSubmit={(values) => {
          apply();
          onFilter(values);
        }}
        sx={mergeSx({ displayPrint: 'none' }, sx)}
      >
        <FormTextField name="search" label="Search" type="search" helperText={searchHelp} />
        <Accordion
          key={String(isExpanded)}
          defaultExpanded={isExpanded}
          slotProps={{ heading: { component: 'div' } }}
        >
          <AccordionSummary>{chosen === 0 ? moreLabel : `${moreLabel} (${chosen} chosen)`}</AccordionSummary>
          <AccordionDetails>{children}</AccordionDetails>
        </Accordion>
        <SubmitButton ref={buttonRef} variant="outlined" color="inherit">
          Apply
        </SubmitButton>
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </Form>
    </>
  );
}

function canSave(filter: Record<string, string>, { filters = [] }: FilterCollection): boolean {
  const isSaved = filters !== 'failed' && filters.some(({ isCurrent }) => isCurrent);
  return !isSaved && Object.values(filter).some((text) => text !== '');
}
