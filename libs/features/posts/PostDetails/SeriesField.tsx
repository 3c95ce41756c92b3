import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PostDetails } from '@paniscus/domain/posts';
import { FormTextField } from '@paniscus/ui';
import { useEffect, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

interface SeriesFieldProps {
  disabled: boolean;
  /** Names of the series of other posts, offered while one is typed. */
  knownSeries: readonly string[];
}

/** Series of the form: none, or its name and the part that the post is. */
export function SeriesField({ disabled, knownSeries }: SeriesFieldProps) {
  const id = useId();
  const { control, setValue } = useFormContext<PostDetails>();
  const series = useWatch({ control, name: 'series' }) ?? null;
  const change = (value: PostDetails['series']) => setValue('series', value, { shouldDirty: true });
  return (
    <Stack role="group" aria-labelledby={id} spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Typography id={id} variant="subtitle2" component="h3">
        Series
      </Typography>
      {series === null ? (
        <>
          <Typography color="textSecondary">The post is not part of a series.</Typography>
          <Button
            key="add"
            variant="outlined"
            color="inherit"
            disabled={disabled}
            onClick={() => change({ name: '', position: 1 })}
          >
            Add to a series
          </Button>
        </>
      ) : (
        <>
          <NameAndPart disabled={disabled} knownSeries={knownSeries} isNew={series.name === ''} />
          <Button
            key="remove"
            variant="outlined"
            color="inherit"
            disabled={disabled}
            onClick={() => change(null)}
          >
            Remove from the series
          </Button>
        </>
      )}
    </Stack>
  );
}

function NameAndPart({ disabled, knownSeries, isNew }: SeriesFieldProps & { isNew: boolean }) {
  const listId = useId();
  const { setFocus } = useFormContext<PostDetails>();
  const [wasNew] = useState(isNew);
  // The button that was pressed is gone.
  useEffect(() => {
    if (wasNew) setFocus('series.name');
  }, [wasNew, setFocus]);
  return (
    <>
      <FormTextField
        name="series.name"
        label="Name of the series"
        helperText="Readers find all parts under this name. Choose an existing series or start a new one."
        autoComplete="off"
        list={listId}
        disabled={disabled}
        sx={{ width: '100%' }}
      />
      <datalist id={listId}>
        {knownSeries.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <FormTextField
        name="series.position"
        label="Part"
        helperText="Sorts the parts: 1 for the first. Readers see the number among the published parts."
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        sx={{ width: '100%' }}
      />
    </>
  );
}
