import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CONFLICT_MARKS } from './conflict-marks';
import type { MergeConflict } from './merge-texts';

/** Says what merging does with the passages that both changed, and shows both versions of each. */
export function ChangedInBoth({ conflicts }: { conflicts: readonly MergeConflict[] }) {
  return (
    <section>
      <Typography variant="h3" component="h2" gutterBottom>
        Changed in both texts
      </Typography>
      <Typography gutterBottom>{describeConflicts(conflicts.length)}</Typography>
      <Stack spacing={2}>
        {conflicts.map(({ mine, theirs }, index) => (
          <Paper key={index} sx={{ p: 3, display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: 3 }}>
            <Passage label="Saved text" text={theirs} />
            <Passage label="Your text" text={mine} />
          </Paper>
        ))}
      </Stack>
    </section>
  );
}

function describeConflicts(count: number): string {
  if (count === 0) return 'Nothing. “Merge both” combines the changes.';
  const passages = count === 1 ? '1 passage has' : `${count} passages have`;
  return `${passages} two versions. “Merge both” keeps both: the saved one after “${CONFLICT_MARKS.theirs}” and yours after “${CONFLICT_MARKS.mine}.” Choose one of them before you save.`;
}

function Passage({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <Typography variant="caption" component="p" color="textSecondary">
        {label}
      </Typography>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text === '' ? 'Deleted' : text}</Box>
    </div>
  );
}
