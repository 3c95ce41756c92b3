import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface ShownWhenProps {
  /** Based on `html[data-signed-in]`, which the inline head script sets. */
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

/** Content for staff or for visitors only, on a page whose HTML is the same for everyone. */
export function ShownWhen({ when, children }: ShownWhenProps) {
  return <Wrapper data-shown-when={when}>{children}</Wrapper>;
}
