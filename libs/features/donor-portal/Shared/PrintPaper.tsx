import Paper from '@mui/material/Paper';
import type { PaperProps } from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const PrintRoot = styled(Paper)(({ theme: { layout, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(4),
  padding: `clamp(${spacing(2)}, 4vw, ${spacing(5)})`,
  '@media print': {
    gap: spacing(3),
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    '&, & *': { color: 'CanvasText' },
    // Outlined lexigrams save ink.
    '&& svg': { backgroundColor: 'transparent', border: `${layout.hairline} solid CanvasText` },
  },
})) as typeof Paper;

/** Printable document: a framed sheet on screen, without frame and colors in print. */
export function PrintPaper(props: PaperProps) {
  return <PrintRoot {...props} component="article" />;
}
