import { privacyPolicy } from '@paniscus/content';
import { PrivacyScreen } from '@paniscus/features/privacy';
import { useContext } from 'react';
import { AnalyticsHost } from '../analytics/analytics-context';
import { buildMeta } from '../meta';
import { ROUTES } from '@paniscus/routes';

export const handle = ROUTES.privacyPolicy;
export const meta = () => buildMeta(handle, { title: privacyPolicy.title, description: privacyPolicy.lead });

export default function PrivacyPolicyRoute() {
  return <PrivacyScreen analyticsHost={useContext(AnalyticsHost)} />;
}
