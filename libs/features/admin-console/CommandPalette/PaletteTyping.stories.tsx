import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AdminLayout } from '../AdminLayout/AdminLayout';
import type { PaletteProps, RecordSearch } from './command-palette.types';
import { CommandPalette } from './CommandPalette';

const order = { href: '/orders/7', label: 'PN-000007, Ada Nguyen', kind: 'Order' };
const links = {
  home: '/',
  dashboard: '/dashboard',
  createPost: '/create-post',
  staffPosts: '/django-posts',
  staffOrders: '/orders',
  staffDonations: '/donations',
  staffRecurringDonations: '/monthly-gifts',
  staffTributes: '/tributes',
};
const searching = { kind: 'searching' } as const;

/** Whether the event with this name was dispatched, as when something arrives. */
function useArrival(name: string): boolean {
  const [hasArrived, setHasArrived] = useState(false);
  useEffect(() => {
    const onArrival = () => setHasArrived(true);
    addEventListener(name, onArrival);
    return () => removeEventListener(name, onArrival);
  }, [name]);
  return hasArrived;
}
const arrive = (name: string) => dispatchEvent(new Event(name));

type Args = { onOpen: () => void; search: RecordSearch };

/** Palette whose script arrives with the event `script`, and the answer of the search with the event `answer`. */
function LatePalette({ onOpen, search, ...palette }: PaletteProps & Args) {
  const [text, setText] = useState('');
  const hasAnswer = useArrival('answer');
  if (!useArrival('script')) return null;
  return (
    <CommandPalette
      {...palette}
      role="admin"
      actions={[]}
      text={text}
      search={text === '' ? { kind: 'idle' } : hasAnswer ? search : searching}
      onText={setText}
      onOpen={onOpen}
    />
  );
}

const meta = {
  tags: ['no-screenshot'],
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    chromatic: { disableSnapshot: true },
    docs: { description: { component: 'What is typed before the palette or its search is there.' } },
  },
  args: { onOpen: fn(), search: { kind: 'found', records: [order], hasMore: false } },
  render: function Render(args) {
    const [palette] = useState(() => (props: PaletteProps) => <LatePalette {...props} {...args} />);
    return (
      <AdminLayout
        account={{ name: 'Ada Nguyen', role: 'admin' }}
        currentPath="/orders"
        links={links}
        palette={palette}
      >
        <input aria-label="Search" />
      </AdminLayout>
    );
  },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

const findField = () => screen.findByRole('combobox');
const getStatus = () => within(screen.getByRole('dialog')).getByRole('status');

/** Nothing is lost of what follows the shortcut, even in a field of the page. */
export const WhileLoading: Story = {
  play: async ({ canvasElement }) => {
    const pageField = within(canvasElement).getByRole('textbox', { name: 'Search' });
    await userEvent.click(pageField);
    await userEvent.keyboard('{Control>}k{/Control}Adam{Backspace} Love');
    const opener = within(canvasElement).getByRole('button', { name: 'Go to' });
    await expect(opener).toHaveAttribute('aria-busy', 'true');
    arrive('script');
    const field = await findField();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(opener).toHaveAttribute('aria-busy', 'false');

    await userEvent.keyboard('lace');

    await expect(field).toHaveValue('Ada Lovelace');
    await expect(pageField).toHaveValue('');
  },
};

export const EnteredWhileLoading: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Control>}k{/Control}PN-000007{Enter}');
    arrive('script');
    await expect(await findField()).toHaveValue('PN-000007');
    await expect(args.onOpen).not.toHaveBeenCalled();

    arrive('answer');

    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith(order));
  },
};

export const CanceledWhileLoading: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.keyboard('{Control>}k{/Control}Ada{Escape}');
    const pageField = within(canvasElement).getByRole('textbox', { name: 'Search' });
    await userEvent.type(pageField, 'Grace');
    await expect(pageField).toHaveValue('Grace');

    arrive('script');
    await userEvent.keyboard('{Control>}k{/Control}');

    await expect(await findField()).toHaveValue('');
  },
};

/** Opens the first result as soon as there is one, and only for the text that Enter was pressed in. */
export const EnteredWhileSearching: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    arrive('script');
    await userEvent.type(await findField(), 'PN-000007{Enter}');
    await expect(getStatus()).toHaveTextContent('Searching...');

    arrive('answer');

    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith(order));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const ChangedWhileSearching: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    arrive('script');
    await userEvent.type(await findField(), 'PN-00000{Enter}7');

    arrive('answer');

    await waitFor(() => expect(getStatus()).toHaveTextContent('1 result'));
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};
