import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { AppTheme } from '../../../libs/ui/theme/AppTheme';
import { brand } from '../../brand';
import { REDUCED_MOTION } from '../../display-settings';
import { applyScheme } from '../../scheme';
import { useDocsSettings } from './docs-scheme';

/** Storybook's own stripes ignore its theme, and its tables and code make narrow windows scroll sideways. */
const STYLES = `.sbdocs-content table tr:nth-of-type(2n) {
  background-color: color-mix(in srgb, currentcolor 5%, transparent) !important;
}
.sbdocs-content :is(table, pre) { display: block; max-width: 100%; overflow-x: auto; }
.sbdocs-content :not(pre) > code { white-space: normal; overflow-wrap: anywhere; }`;

/** Frame of every documentation page, in the fonts of the site and the brand's colors of the selected scheme. */
export function ThemedDocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { scheme, motion } = useDocsSettings(context.channel);
  applyScheme(scheme);
  return (
    <DocsContainer context={context} theme={brand[scheme]}>
      <style>{STYLES}</style>
      {motion === 'reduced' ? <style>{REDUCED_MOTION}</style> : null}
      <AppTheme>{children}</AppTheme>
    </DocsContainer>
  );
}
