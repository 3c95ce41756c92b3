import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { brand } from '../../brand';
import { REDUCED_MOTION } from '../../display-settings';
import { applyScheme } from '../../scheme';
import { useDocsSettings } from './docs-scheme';

/** Storybook's own stripes ignore its theme. */
const STRIPES = `.sbdocs-content table tr:nth-of-type(2n) {
  background-color: color-mix(in srgb, currentcolor 5%, transparent) !important;
}`;

/** Frame of every documentation page, in the brand's colors of the selected scheme. */
export function ThemedDocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { scheme, motion } = useDocsSettings(context.channel);
  applyScheme(scheme);
  return (
    <DocsContainer context={context} theme={brand[scheme]}>
      <style>{STRIPES}</style>
      {motion === 'reduced' ? <style>{REDUCED_MOTION}</style> : null}
      {children}
    </DocsContainer>
  );
}
