import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

interface TextSkeletonProps extends Omit<BoxProps, 'children'> {
  /** Number of lines; the last of several is shorter. */
  lines?: number;
}

/** Lines of text that is loading, as high as the text around them. Callers announce the loading state. */
export function TextSkeleton({ lines = 1, ...box }: TextSkeletonProps) {
  return (
    <Box aria-hidden="true" {...box}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} width={index > 0 && index === lines - 1 ? '62%' : undefined} />
      ))}
    </Box>
  );
}
