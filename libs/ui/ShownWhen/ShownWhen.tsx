import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface ShownWhenProps {
  /** Follows `html[data-signed-in]`, which the page's first script writes. */
  when: 'signed-in' | 'signed-out';
  children: ReactNode;
}

const Wrapper = styled('span')({
  display: 'contents',
  'html:not([data-signed-in]) &[data-shown-when="signed-in"], html[data-signed-in] &[data-shown-when="signed-out"]':
    {
      display: 'none',
    },
});

/** For what only staff, or only visitors, see on a page that is the same for everyone. */
export function ShownWhen({ when, children }: ShownWhenProps) {
  return <Wrapper data-shown-when={when}>{children}</Wrapper>;
}
