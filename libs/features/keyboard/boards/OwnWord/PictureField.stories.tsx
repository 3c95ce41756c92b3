import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PictureField } from './PictureField';

const meta = {
  component: PictureField,
  tags: ['no-screenshot'],
  parameters: {
    chromatic: { disableSnapshot: true },
    docs: { description: { component: 'Picture of a word. A message about an earlier picture is dropped.' } },
  },
  args: { picture: undefined, onChange: fn() },
} satisfies Meta<typeof PictureField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A square that every browser can read. */
async function createPicture(): Promise<File> {
  const canvas = document.createElement('canvas');
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File(blob === null ? [] : [blob], 'fig.png', { type: 'image/png' });
}

export const DrawnInsteadOfChosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByLabelText('Picture'), await createPicture());
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('“fig.png” is chosen.'));

    await userEvent.click(canvas.getByRole('button', { name: 'Draw a sign' }));

    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const DrawnInsteadOfUnreadable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const note = new File(['no picture'], 'note.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Picture'), note);
    await canvas.findByText(/could not be read as a picture/);

    await userEvent.click(canvas.getByRole('button', { name: 'Draw a sign' }));

    await expect(canvas.queryByText(/could not be read as a picture/)).toBeNull();
  },
};
