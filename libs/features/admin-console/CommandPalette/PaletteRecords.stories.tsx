import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { CommandPalette } from './CommandPalette';

const donation = { href: '/donations/5', label: '2026-000005, Grace Okafor', kind: 'Donation' };

const meta = {
  component: CommandPalette,
  tags: ['no-screenshot'],
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    chromatic: { disableSnapshot: true },
    docs: { description: { component: 'What the palette finds besides pages and actions.' } },
  },
  args: {
    isOpen: true,
    role: 'admin',
    sections: [],
    actions: [],
    text: 'grace',
    search: { kind: 'found', records: [donation], hasMore: false },
    onText: fn(),
    onOpen: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;

type Story = StoryObj<typeof meta>;

const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Go to' }));

/** Editors and authors find no orders and no donations, so nothing promises them. */
export const AsEditor: Story = {
  args: { role: 'editor', search: { kind: 'failed' } },
  play: async () => {
    const dialog = await findDialog();

    await expect(dialog.getByRole('combobox', { name: 'Page, action or post' })).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveTextContent(/^Posts could not be searched/);
  },
};

/** Only the first matches of each kind are listed. */
export const More: Story = {
  args: {
    search: { kind: 'found', records: [donation, { ...donation, href: '/donations/6' }], hasMore: true },
  },
  play: async () => {
    const dialog = await findDialog();

    await expect(dialog.getByRole('status')).toHaveTextContent(
      'The first 2 results. Type more to narrow them down.',
    );
  },
};

/** The number stays on one line. */
export const LargeTextOnPhone: Story = {
  globals: { textSize: '200' },
  play: async () => {
    const dialog = await findDialog();
    const label = dialog.getByText(donation.label).firstChild;
    const number = document.createRange();
    number.setStart(label ?? document, 0);
    number.setEnd(label ?? document, '2026-000005'.length);

    await expect(number.getClientRects()).toHaveLength(1);
  },
};

/** The second press comes while the palette closes, when its list is that of no text. */
export const EnteredTwice: Story = {
  args: {
    sections: [{ pages: [{ href: '/media', label: 'Media library', sign: 'hand', isCurrent: false }] }],
  },
  render: function Render(args) {
    const [text, setText] = useState(args.text);
    const isOpen = text !== '';
    return (
      <CommandPalette
        {...args}
        isOpen={isOpen}
        text={text}
        search={isOpen ? args.search : { kind: 'idle' }}
        onOpen={(command) => {
          args.onOpen(command);
          setText('');
        }}
      />
    );
  },
  play: async ({ args }) => {
    const dialog = await findDialog();

    await userEvent.type(dialog.getByRole('combobox'), '{Enter}{Enter}');

    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
