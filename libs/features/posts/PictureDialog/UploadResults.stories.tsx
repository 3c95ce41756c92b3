import type { ComponentGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { UploadResults } from './UploadResults';

const meta = {
  component: UploadResults,
  tags: ['no-screenshot'],
  parameters: {
    html: { isSignedIn: true },
    guide: {
      purpose: 'What became of uploads that went on after their page was left.',
      do: ['Show it on every page for staff, until that page is left.'],
      dont: ['Report uploads of the page that is shown: it does so itself.'],
      accessibility: ['Pictures that are in the library are announced as a status, failures as alerts.'],
      themeSlots: ['MuiAlert'],
      mui: ['Alert'],
    } satisfies ComponentGuide,
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof UploadResults>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Mixed: Story = {
  args: {
    results: [
      { name: 'mug.png' },
      { name: 'empty.png', message: 'The file is empty.' },
      { name: 'door.jpg' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'empty.png was not uploaded. The file is empty.',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('mug.png and door.jpg are in the library.');
  },
};
