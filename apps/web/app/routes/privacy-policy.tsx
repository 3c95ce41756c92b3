import { PrivacyScreen } from '@paniscus/features/privacy';
import { metaOf } from '../meta';
import { pages } from '../paths';

export const handle = pages.privacyPolicy;
export const meta = () =>
  metaOf(handle, {
    title: 'Privacy policy',
    description: 'What this site learns about you, and what it does with it.',
  });

export default function PrivacyPolicyRoute() {
  return <PrivacyScreen />;
}
