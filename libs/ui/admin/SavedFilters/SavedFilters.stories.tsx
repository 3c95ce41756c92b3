import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { SavedFilters } from './SavedFilters';

const filters = [
  { id: 1, name: 'Failed this spring', href: '?state=failed', isCurrent: false },
  { id: 2, name: 'Waiting refunds', href: '?attention=refund', isCurrent: true },
];
const succeed = () => Promise.resolve(undefined);

const meta = {
  component: SavedFilters,
  parameters: {
    guide: {
      purpose: 'Filters of a list that a person saved under a name, as links above the filter.',
      do: [
        'Pass them as `saved` to `FilterBar`, which knows whether the current filter can be saved.',
        'Resolve each change to the message of the server when it failed.',
      ],
      dont: ['Use it for filters that everyone shares.', 'Save the position in the list with the filter.'],
      accessibility: [
        'A group of links; the filter that the list shows has `aria-current`.',
        'Messages of the dialogs belong to the field of the name, which gets the focus.',
        'What was saved, renamed or deleted is announced.',
      ],
      themeSlots: ['MuiButton', 'MuiChip', 'layout.touchTarget'],
      mui: ['Button', 'Chip', 'Stack', 'Typography'],
    } satisfies ComponentGuide,
  },
  args: {
    canSave: false,
    collection: {
      filters,
      onSave: fn(succeed),
      onRename: fn(succeed),
      onDelete: fn(succeed),
      onRestore: fn(succeed),
    },
  },
} satisfies Meta<typeof SavedFilters>;
export default meta;

type Story = StoryObj<typeof meta>;

const inBody = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Waiting refunds' });

    await expect(link).toHaveAttribute('href', '?attention=refund');
    await expect(link).toHaveAttribute('aria-current', 'true');
  },
};
export const DefaultOnPhone: Story = {};
/** Nothing is saved yet, and the list has a filter. */
export const Unsaved: Story = {
  args: { canSave: true, collection: { ...meta.args.collection, filters: [] } },
};
export const Saving: Story = {
  args: Unsaved.args,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save this filter' }));
    const dialog = within(await inBody(canvasElement).findByRole('dialog', { name: 'Save this filter' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Late orders');

    await userEvent.click(dialog.getByRole('button', { name: 'Save filter' }));

    await waitFor(() => expect(inBody(canvasElement).queryByRole('dialog')).toBeNull());
    await expect(args.collection.onSave).toHaveBeenCalledWith('Late orders');
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent('Filter saved.');
    within(canvasElement).getByRole('button', { name: 'Save this filter' }).blur();
  },
};
export const SaveRefused: Story = {
  args: {
    canSave: true,
    collection: {
      ...meta.args.collection,
      onSave: () => Promise.resolve('You already have a filter named “Waiting refunds.”'),
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save this filter' }));
    const dialog = within(await inBody(canvasElement).findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.type(field, 'Waiting refunds{Enter}');

    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/You already have a filter named “Waiting refunds\.”/),
    );
    field.blur();
  },
};
export const Editing: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Edit saved filters' }));
    const dialog = within(await inBody(canvasElement).findByRole('dialog', { name: 'Edit saved filters' }));
    const form = within(dialog.getByRole('form', { name: 'Saved filter “Waiting refunds”' }));
    const field = form.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Refunds{Enter}');
    await waitFor(() => expect(args.collection.onRename).toHaveBeenCalledWith(2, 'Refunds'));
    const status = dialog.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Filter renamed to “Refunds.”'));

    const button = await dialog.findByRole('button', { name: 'Delete “Failed this spring”' });
    await userEvent.click(button);

    await waitFor(() => expect(args.collection.onDelete).toHaveBeenCalledWith(1));
    const deleted = (await dialog.findByText('Filter “Failed this spring” deleted.')).closest('[tabindex]');
    await waitFor(() => expect(deleted).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(args.collection.onRestore).toHaveBeenCalledWith(filters[0]));
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Undo' })).toBeNull());
    await waitFor(() => expect(status).toHaveTextContent('Filter “Failed this spring” restored.'));
    const [first] = dialog.getAllByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(first).toHaveFocus());
    first?.blur();
  },
};
export const Failed: Story = { args: { collection: { ...meta.args.collection, filters: 'failed' } } };
