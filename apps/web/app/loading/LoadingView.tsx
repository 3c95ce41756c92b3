import type { ReactNode } from 'react';

type LoadingViewProps = {
  /** Beginning of the paths whose pages look like this while they load. */
  path: string;
  children: ReactNode;
};

/** Loading state of another page, which the site script shows when that page is slow to arrive. */
export const LoadingView = ({ path, children }: LoadingViewProps) => (
  <template data-loading-for={path.slice(1)}>{children}</template>
);
