import { aStaffImpactFigure, someStaffImpactFigures } from '@paniscus/fixtures';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { LazyFigureEditor } from './figure-editor.lazy';
import type { FigureAction } from './staff-impact-screen.types';
import { StaffImpactScreen } from './StaffImpactScreen';

const figures = someStaffImpactFigures();
const [forest, checkUps, schools] = figures;

const meta = {
  component: StaffImpactScreen,
  loaders: [LazyFigureEditor.preload],
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    guide: {
      purpose: 'The figures of the impact page, for editors and administrators.',
      accessibility: [
        'Buttons name the figure that they change for screen readers.',
        'A removed figure can be restored from the message that announces it.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { kind: 'ready', figures },
    onAction: fn<(action: FigureAction) => Promise<boolean>>(() => Promise.resolve(true)),
    links: { impact: '/impact' },
  },
} satisfies Meta<typeof StaffImpactScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name });

export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = { args: { state: { kind: 'failed', message: 'Failed to load the figures' } } };
export const Empty: Story = { args: { state: { kind: 'ready', figures: [] } } };
export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(button(canvasElement, 'Move up Forest protected')).toHaveAttribute('aria-disabled', 'true');
    await expect(button(canvasElement, 'Move down Children in our school program')).toHaveAttribute(
      'aria-disabled',
      'true',
    );

    await userEvent.click(button(canvasElement, 'Move up Check-ups by a veterinarian'));
    await expect(args.onAction).toHaveBeenLastCalledWith({ kind: 'up', id: 2 });
    await userEvent.click(button(canvasElement, 'Hide Forest protected'));
    await expect(args.onAction).toHaveBeenLastCalledWith({ kind: 'hide', figure: forest });
    await userEvent.click(button(canvasElement, 'Publish Children in our school program'));
    await expect(args.onAction).toHaveBeenLastCalledWith({ kind: 'publish', figure: schools });
    await userEvent.click(button(canvasElement, 'Delete Check-ups by a veterinarian'));

    await expect(args.onAction).toHaveBeenLastCalledWith({ kind: 'delete', figure: checkUps, position: 1 });
  },
};
export const ReadyOnPhone: Story = {};
export const ReadyDeleted: Story = {
  args: {
    state: {
      kind: 'ready',
      figures: figures.slice(1),
      done: 'Figure deleted.',
      deleted: { figure: aStaffImpactFigure(), position: 0 },
    },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement, 'Undo'));

    await expect(args.onAction).toHaveBeenCalledWith({ kind: 'restore', figure: forest, position: 0 });
  },
};
export const ReadyAdding: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement, 'Add a figure'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a figure' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save figure' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Title')).toHaveAccessibleDescription(/at least 3 characters/),
    );
    await expect(args.onAction).not.toHaveBeenCalled();

    await userEvent.type(dialog.getByLabelText('Title'), 'Trees planted');
    await userEvent.type(dialog.getByLabelText('Value'), '5,000');
  },
};
export const ReadyEdited: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement, 'Edit Check-ups by a veterinarian'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Check-ups by a veterinarian' }));
    await userEvent.clear(dialog.getByLabelText('Value'));
    await userEvent.type(dialog.getByLabelText('Value'), '90');
    await userEvent.click(dialog.getByRole('button', { name: 'Save figure' }));

    await waitFor(() =>
      expect(args.onAction).toHaveBeenCalledWith(
        expect.objectContaining({
          kind: 'update',
          id: 2,
          version: 3,
          form: expect.objectContaining({ value: '90' }),
        }),
      ),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Processing: Story = { args: { state: { kind: 'processing', figures } } };
export const Refused: Story = {
  args: {
    state: { kind: 'refused', figures, message: 'The figures have changed. Reload the page and try again.' },
  },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus()),
};
