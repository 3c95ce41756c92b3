/** The accessible name of something that is scanned, to be spoken. */
export function getTargetName(target: HTMLElement): string {
  const labelId = target.getAttribute('aria-labelledby');
  if (labelId !== null) return document.getElementById(labelId)?.textContent ?? '';
  const label = 'labels' in target && target.labels instanceof NodeList ? target.labels[0] : undefined;
  return target.getAttribute('aria-label') ?? label?.textContent ?? target.textContent;
}
