import { someImpactFigures } from '@paniscus/fixtures';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ImpactScreen } from './ImpactScreen';

const meta = {
  component: ImpactScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'What the work has achieved, in figures with their sources, for donors.',
      accessibility: ['Each figure is one heading, so that its value is read together with what it counts.'],
    } satisfies ScreenGuide,
  },
  args: {
    state: { kind: 'ready', figures: someImpactFigures() },
    links: {
      donate: '/donate',
      conservation: '/Conservation',
      mission: '/Mission',
      staffImpact: '/impact-figures',
    },
  },
} satisfies Meta<typeof ImpactScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(
      canvas.getByRole('heading', { level: 2, name: '3,000 acres Forest protected' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Annual report 2026, page 4' })).toHaveAttribute(
      'href',
      'https://example.org/report-2026.pdf',
    );
    await expect(canvas.getByText('Source: Clinic records of the sanctuary')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Donate' })).toHaveAttribute('href', '/donate');
  },
};
export const ReadyOnPhone: Story = {};
export const Empty: Story = { args: { state: { kind: 'empty' } } };
export const EmptyAsStaff: Story = {
  args: { state: { kind: 'empty' } },
  parameters: { html: { isSignedIn: true } },
};
export const Failed: Story = { args: { state: { kind: 'failed' } } };
