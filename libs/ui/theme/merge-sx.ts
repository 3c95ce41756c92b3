import type { SxProps, Theme } from '@mui/material/styles';

type Styles = SxProps<Theme> | false | undefined;

/** Joins a component's own styles with the `sx` of its caller, which comes last and wins. */
export const mergeSx = (...styles: Styles[]): SxProps<Theme> =>
  styles.flatMap((style) => (Array.isArray(style) ? style : [style ?? false]));
