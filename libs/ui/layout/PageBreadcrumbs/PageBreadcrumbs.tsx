import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import type { BreadcrumbsProps } from '@mui/material/Breadcrumbs';

export interface BreadcrumbItem {
  /** URL of the page; unique in the list. */
  href: string;
  /** Title of the page. */
  label: string;
}

interface PageBreadcrumbsProps extends Omit<BreadcrumbsProps, 'children'> {
  /** Every ancestor page and the current page. */
  items: readonly BreadcrumbItem[];
}

export function PageBreadcrumbs({ items, ...breadcrumbs }: PageBreadcrumbsProps) {
  const last = items.length - 1;
  return (
    <Breadcrumbs aria-label="Breadcrumb" {...breadcrumbs}>
      {items.map(({ href, label }, index) =>
        index === last ? (
          <span key={href} aria-current="page">
            {label}
          </span>
        ) : (
          <Link variant="standalone" key={href} href={href} color="inherit">
            {label}
          </Link>
        ),
      )}
    </Breadcrumbs>
  );
}
