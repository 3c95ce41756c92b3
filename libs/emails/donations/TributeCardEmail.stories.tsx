import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailPreview } from '../preview/EmailPreview.tsx';
import { readEmail } from '../preview/read-email.ts';
import { tributeCardEmail } from './TributeCardEmail.tsx';
import type { TributeCard } from './TributeCardEmail.tsx';

const buildEmailWith = (changes: Partial<TributeCard> = {}) =>
  tributeCardEmail({
    kind: 'memory',
    name: 'Grace Okafor',
    donorName: 'Ada Nguyen',
    cardName: 'Samuel Okafor',
    cardEmail: 'samuel.okafor@example.org',
    message: 'She taught us to listen.\n\nWe think of you all.',
    ...changes,
  });
const long = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh';

const meta = { component: EmailPreview, args: { emailMessage: await buildEmailWith() } } satisfies Meta<
  typeof EmailPreview
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvasElement }) =>
    readEmail(canvasElement, ['Dear Samuel Okafor,', 'in memory of Grace Okafor', 'We think of you all.']),
};
export const DefaultOnPhone: Story = {};
export const WithoutMessage: Story = {
  args: { emailMessage: await buildEmailWith({ kind: 'honor', message: '' }) },
  play: ({ canvasElement }) => readEmail(canvasElement, ['in honor of Grace Okafor']),
};
export const Anonymous: Story = {
  args: { emailMessage: await buildEmailWith({ donorName: undefined }) },
  play: ({ canvasElement }) => readEmail(canvasElement, ['Someone who prefers to stay anonymous']),
};
export const LongText: Story = {
  args: {
    emailMessage: await buildEmailWith({
      name: long,
      donorName: long,
      cardName: long,
      message: `${'She taught us to listen, and we did. '.repeat(12)}${long}`,
    }),
  },
  play: ({ canvasElement }) => readEmail(canvasElement, [long]),
};
