import type { Decorator } from '@storybook/react-vite';
import { DonationScreen } from './DonationScreen';

/** Shows the stories of the form within the donation page. */
export const inDonationScreen: Decorator = (Story) => (
  <DonationScreen form={<Story />} links={{ findGiving: '/find-giving', contact: '/contact' }} />
);
