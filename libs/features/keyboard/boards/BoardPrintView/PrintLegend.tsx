import Stack from '@mui/material/Stack';
import { LEXIGRAM_CLASSES } from '@paniscus/lexigrams';
import type { LexigramClass } from '@paniscus/lexigrams';
import type { BoardSign } from '@paniscus/ui';
import { ClassSwatch } from '../../components/ClassSwatch';

const allClasses = Object.entries(LEXIGRAM_CLASSES) as [LexigramClass, string][];

/** The classes that are on the board, with their colors. */
export function PrintLegend({ cells }: { cells: readonly (BoardSign | null)[] }) {
  const present = new Set(cells.map((sign) => sign?.lexigramClass));
  return (
    <Stack
      component="ul"
      direction="row"
      sx={{
        flexWrap: 'wrap',
        gap: '1mm 5mm',
        m: 0,
        mt: '2.5mm',
        p: 0,
        listStyle: 'none',
        fontSize: '8pt',
      }}
    >
      {allClasses
        .filter(([lexigramClass]) => present.has(lexigramClass))
        .map(([lexigramClass, title]) => (
          <Stack
            component="li"
            key={lexigramClass}
            direction="row"
            sx={{ alignItems: 'center', gap: '1.2mm' }}
          >
            <ClassSwatch lexigramClass={lexigramClass} side="3mm" />
            {title}
          </Stack>
        ))}
    </Stack>
  );
}
