import { useTheme } from '@mui/material/styles';
import type { StripeElementStyle } from '@stripe/stripe-js';
import { useMemo, useSyncExternalStore } from 'react';

const getServerColor = () => '';

function subscribeToColorScheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
  return () => observer.disconnect();
}

const getTextColor = () => getComputedStyle(document.body).color;

/** Style of the provider's inputs: cross-origin iframes cannot read the theme, so the color is passed by value. */
export function useCardStyle(): StripeElementStyle {
  const { typography } = useTheme();
  const color = useSyncExternalStore(subscribeToColorScheme, getTextColor, getServerColor);
  return useMemo(
    () => ({
      base: {
        color,
        fontFamily: String(typography.fontFamily),
        fontSize: String(typography.button.fontSize),
        lineHeight: '1.625',
        '::placeholder': { color: color.replace(/^rgb\((.{5,20})\)$/, 'rgba($1, 0.75)') },
      },
      invalid: { color },
    }),
    [color, typography],
  );
}
