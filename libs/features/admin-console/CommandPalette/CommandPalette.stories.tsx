import type { ComponentGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { listAdminSections } from '../AdminLayout/list-admin-sections';
import { CommandPalette } from './CommandPalette';
import { listPaletteActions } from './list-palette-actions';

const links = {
  home: '/',
  dashboard: '/dashboard',
  createPost: '/create-post',
  staffPosts: '/django-posts',
  mediaLibrary: '/media',
  staffOrders: '/orders',
  staffDonations: '/donations',
  staffRecurringDonations: '/monthly-gifts',
  staffTributes: '/tributes',
  logout: '/logout',
};
const sections = listAdminSections({ role: 'admin', currentPath: '/orders', links });
const draft = { href: '/edit-post/12', label: `Seven ${'figs'.repeat(40)}`, kind: 'Draft' };
const order = { href: '/orders/7', label: 'PN-000007, Ada Nguyen', kind: 'Order' };

const meta = {
  component: CommandPalette,
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    guide: {
      purpose: 'Opens a page, an order, a donation or a post by its name, and starts actions.',
      do: [
        'Load it on demand, as `AdminLayout` does.',
        'Search records while the text changes, and pass the progress as `search`.',
      ],
      dont: [
        'Change data at once: an action opens the place where it is done.',
        'Make it the only way to a page.',
      ],
      accessibility: [
        'A combobox with a listbox: arrow keys choose, Enter opens, Escape closes.',
        'The number of results and a failed search are announced.',
      ],
      themeSlots: ['MuiOutlinedInput'],
      mui: ['Box', 'Button', 'MenuItem', 'MenuList', 'OutlinedInput', 'Stack', 'Typography'],
    } satisfies ComponentGuide,
  },
  args: {
    isOpen: true,
    role: 'admin',
    sections,
    actions: listPaletteActions('admin', links),
    text: '',
    search: { kind: 'idle' },
    onText: fn(),
    onOpen: fn(),
    onClose: fn(),
  },
  render: function Render(args) {
    const [text, setText] = useState(args.text);
    return <CommandPalette {...args} text={text} onText={setText} />;
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;

type Story = StoryObj<typeof meta>;

const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Go to' }));

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await findDialog();
    const field = dialog.getByRole('combobox', { name: 'Page, action, order, donation or post' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'rec');
    const option = dialog.getByRole('option', { name: 'Recurring gifts Page' });
    await expect(field).toHaveAttribute('aria-activedescendant', option.id);

    await userEvent.keyboard('{Enter}');

    await expect(args.onOpen).toHaveBeenCalledWith({
      href: '/monthly-gifts',
      label: 'Recurring gifts',
      kind: 'Page',
    });
  },
};
export const DefaultOnPhone: Story = {};
export const Found: Story = {
  args: { text: 'PN-000007', search: { kind: 'found', records: [order], hasMore: false } },
  play: async ({ args }) => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('status')).toHaveTextContent('1 result');

    await userEvent.click(dialog.getByRole('option', { name: 'PN-000007, Ada Nguyen Order' }));

    await expect(args.onOpen).toHaveBeenCalledWith(order);
  },
};
export const FoundDrafts: Story = {
  args: { text: 'seven', search: { kind: 'found', records: [draft], hasMore: false } },
  play: async ({ args }) => {
    const dialog = await findDialog();

    const option = dialog.getByRole('option', { name: `${draft.label} Draft` });
    // The kind stays on one line beside a long title.
    const kind = document.createRange();
    kind.selectNodeContents(within(option).getByText('Draft'));
    await expect(kind.getClientRects()).toHaveLength(1);
    await userEvent.click(option);

    await expect(args.onOpen).toHaveBeenCalledWith(draft);
  },
};
export const Action: Story = {
  play: async ({ args }) => {
    const dialog = await findDialog();
    await userEvent.type(dialog.getByRole('combobox'), 'create');
    await expect(dialog.getAllByRole('option')).toHaveLength(1);

    await userEvent.keyboard('{Enter}');

    await expect(args.onOpen).toHaveBeenCalledWith({
      href: '/create-post',
      label: 'Create Post',
      kind: 'Action',
    });
  },
};
export const ChosenWithArrows: Story = {
  play: async () => {
    const dialog = await findDialog();
    const field = dialog.getByRole('combobox');

    await userEvent.type(field, '{ArrowUp}{ArrowUp}{ArrowDown}');

    await expect(dialog.getByRole('option', { selected: true })).toHaveTextContent('Logout');
    await expect(field).toHaveFocus();
  },
};
export const Searching: Story = { args: { text: 'elephant', search: { kind: 'searching' } } };
export const Empty: Story = {
  args: { text: 'elephant', search: { kind: 'found', records: [], hasMore: false } },
};
export const Failed: Story = { args: { text: 'elephant', search: { kind: 'failed' } } };
