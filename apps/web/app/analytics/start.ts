import type { AnalyticsSettings } from './analytics';
import { choose, consentNow } from './consent';
import type { Consent } from './consent';
import { onPageViews } from './page-views';
import { umamiWith } from './umami';

// The page includes this script only when visits are counted.
const root = document.documentElement;
const settings = JSON.parse(
  document.querySelector<HTMLMetaElement>('meta[name="analytics"]')?.content ?? '{}',
);
let isCounting = false;

function count(): void {
  if (isCounting) return;
  isCounting = true;
  const analytics = umamiWith(settings as AnalyticsSettings);
  onPageViews((view) => {
    if (consentNow() === 'yes') analytics.pageView(view);
  });
}

/**
 * Shows the consent banner or the choice; style sheets and the privacy policy read the state from `data-statistics`.
 */
function show(consent: Consent): void {
  root.dataset.statistics = consent;
  const question = document.querySelector<HTMLElement>('[data-consent]');
  if (question === null) return;
  question.hidden = consent !== 'open';
  // Prevents the banner from covering the focused element.
  root.style.scrollPaddingBottom = question.hidden ? '' : `${question.offsetHeight}px`;
}

function onChoice(choice: 'yes' | 'no', button: HTMLElement): void {
  choose(choice);
  show(choice);
  if (choice === 'yes') count();
  if (button.closest('[data-consent]') !== null)
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-statistics-choice]') : null;
  const choice = button?.dataset.statisticsChoice;
  if (button !== null && (choice === 'yes' || choice === 'no')) onChoice(choice, button);
});

addEventListener('storage', () => show(consentNow()));
show(consentNow());
if (consentNow() === 'yes') count();
