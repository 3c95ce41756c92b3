import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ContainerProps } from '@mui/material/Container';
import { mergeSx } from '../../theme/merge-sx';
import { PageHeader } from './PageHeader';
import type { PageHeaderProps } from './PageHeader';

type RootProps = Omit<ContainerProps, keyof PageHeaderProps | 'maxWidth'>;

interface PageProps extends PageHeaderProps, RootProps {
  /** Of the content below the header. */
  width?: 'reading' | 'wide' | 'form';
}

const contentWidths = { reading: 'readingWidth', form: 'formWidth' } as const;

/** Main content of a page: its header, and its content in one of three widths. */
export function Page({ width = 'reading', children, sx, ...props }: PageProps) {
  const { title, lead, overline, sign, breadcrumbs, ...container } = props;
  return (
    <Container {...container} sx={mergeSx({ paddingBlock: ({ layout }) => layout.section }, sx)}>
      <PageHeader {...{ title, lead, overline, sign, breadcrumbs }} />
      <Box
        sx={{
          maxWidth: ({ layout }) => (width === 'wide' ? undefined : layout[contentWidths[width]]),
        }}
      >
        {children}
      </Box>
    </Container>
  );
}
