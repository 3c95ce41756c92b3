import { styled } from '@mui/material/styles';

interface ShownWhenProps {
  /** Based on `html[data-signed-in]`, which the inline head script sets. */
  when: 'signed-in' | 'signed-out';
}

/** Content for staff or for visitors only, on a page whose HTML is the same for everyone. */
export const ShownWhen = styled('span', { shouldForwardProp: (name) => name !== 'when' })<ShownWhenProps>({
  display: 'contents',
  variants: [
    { props: { when: 'signed-in' }, style: { 'html:not([data-signed-in]) &': { display: 'none' } } },
    { props: { when: 'signed-out' }, style: { 'html[data-signed-in] &': { display: 'none' } } },
  ],
});
