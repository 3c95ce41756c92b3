import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PostDetailsPanel } from './PostDetailsPanel';

const longTag = 'x'.repeat(40);
const tooLongTag = 'y'.repeat(200);
const details = {
  version: 3,
  excerpt: '',
  derived_excerpt: '',
  picture: null,
  tags: ['signs', longTag],
  slug: '',
  derived_slug: '',
  series: null,
};

const meta = {
  component: PostDetailsPanel,
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    state: { kind: 'ready', details },
    knownTags: [],
    knownSeries: [],
    onSave: fn(),
    onUseCurrent: fn(),
    PicturePicker: () => null,
  },
} satisfies Meta<typeof PostDetailsPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Neither a tag of the greatest length nor a longer one pushes its button out of the dialog. */
export const LongOnPhone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Tags'), `${tooLongTag},`);
    await expect(await canvas.findByText('A tag must be at most 40 characters.')).toBeVisible();

    const list = canvas.getByRole('list', { name: /^Chosen tags/ }).getBoundingClientRect();
    for (const tag of ['signs', longTag, tooLongTag]) {
      const button = canvas.getByRole('button', { name: `Remove the tag ${tag}` }).getBoundingClientRect();
      const text = canvas.getByText(tag).getBoundingClientRect();
      await expect(button.right).toBeLessThanOrEqual(list.right + 1);
      await expect(text.right).toBeLessThanOrEqual(button.left);
    }
  },
};

/** What is no tag stays in the field with the reason, while the tags beside it are added. */
export const Unusable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Tags');
    await userEvent.click(field);
    await userEvent.paste('🐵, C++,');

    await expect(canvas.getByRole('button', { name: 'Remove the tag c' })).toBeVisible();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/A tag needs a letter or a number\.$/));
    await expect(field).toHaveValue('🐵');
    await expect(field).toBeInvalid();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('🐵');

    await userEvent.type(field, ' apes');
    await expect(field).toBeValid();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove the tag apes' })).toBeVisible();
    await expect(field).toHaveValue('');
  },
};

/** A refused tag brings its field into view with the reason. */
export const SavedTooLong: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Tags');
    await userEvent.click(field);
    await userEvent.paste(`${tooLongTag},`);
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }));

    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/A tag must be at most 40 characters\.$/);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** A tag is added when its field is left, but not under a press, which would miss its button. */
export const SavedWhileTyping: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const save = canvas.getByRole('button', { name: 'Save details' });
    await userEvent.type(canvas.getByLabelText('Tags'), 'apes');

    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: save });
    await expect(canvas.queryByRole('button', { name: 'Remove the tag apes' })).toBeNull();
    await user.pointer({ keys: '[/MouseLeft]', target: save });

    const tags = ['signs', longTag, 'apes'];
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ tags })));
  },
};
