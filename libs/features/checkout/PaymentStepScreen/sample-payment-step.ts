import { createStripeStub } from '@paniscus/card';
import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';
import type { PaymentStepScreen } from './PaymentStepScreen';

export const SAMPLE_BILLING = { address1: '7 Hill Street', city: 'Ames', region: 'IA', zip: '50010' };

/** Props for stories, beside the order itself: the buyer has typed nothing yet. */
export const samplePaymentStep = {
  state: { kind: 'ready' },
  stripe: createStripeStub('blank'),
  onChange: fn(),
  onBuy: fn(),
  onAcceptChange: fn(),
  links: {
    cart: '/cart',
    store: '/store',
    shippingStep: '/checkout/step1',
    privacyPolicy: '/privacy-policy',
  },
} satisfies Omit<ComponentProps<typeof PaymentStepScreen>, 'data'>;
