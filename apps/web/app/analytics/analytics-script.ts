import type { AnalyticsSettings } from './analytics.types';
import { saveConsent, readConsent } from './consent';
import type { Consent } from './consent';
import { trackPageViews } from './track-page-views';
import { createUmami } from './umami';

// The page includes this script only when visits are counted.
const root = document.documentElement;
const settings = JSON.parse(
  document.querySelector<HTMLMetaElement>('meta[name="analytics"]')?.content ?? '{}',
);
let isTracking = false;

function startTracking(): void {
  if (isTracking) return;
  isTracking = true;
  const analytics = createUmami(settings as AnalyticsSettings);
  trackPageViews((view) => {
    if (readConsent() === 'yes') analytics.pageView(view);
  });
}

/**
 * Shows the consent banner or the choice; style sheets and the privacy policy read the state from `data-statistics`.
 */
function renderConsent(consent: Consent): void {
  root.dataset.statistics = consent;
  const banner = document.querySelector<HTMLElement>('[data-consent]');
  if (banner === null) return;
  banner.hidden = consent !== 'open';
  // Prevents the banner from covering the focused element.
  root.style.scrollPaddingBottom = banner.hidden ? '' : `${banner.offsetHeight}px`;
}

function onChoice(choice: 'yes' | 'no', button: HTMLElement): void {
  saveConsent(choice);
  renderConsent(choice);
  if (choice === 'yes') startTracking();
  if (button.closest('[data-consent]') !== null)
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-statistics-choice]') : null;
  const choice = button?.dataset.statisticsChoice;
  if (button !== null && (choice === 'yes' || choice === 'no')) onChoice(choice, button);
});

addEventListener('storage', () => renderConsent(readConsent()));
renderConsent(readConsent());
if (readConsent() === 'yes') startTracking();
