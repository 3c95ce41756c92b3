/** Scheme of the toolbar; by default, the one that the visitor prefers. */
export function resolveScheme({ scheme }: { scheme?: unknown }): 'light' | 'dark' {
  if (scheme === 'light' || scheme === 'dark') return scheme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Shows the page in a scheme, as the script in the head of the site does. */
export function applyScheme(scheme: 'light' | 'dark'): void {
  document.documentElement.dataset.scheme = scheme;
  // MUI's provider reads the stored scheme when it mounts.
  localStorage.setItem('scheme', scheme);
}
