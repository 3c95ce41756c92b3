import { someStaffImpactFigures } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { LazyFigureEditor } from './figure-editor.lazy';
import type { FigureAction, StaffImpactState } from './staff-impact-screen.types';
import { StaffImpactScreen } from './StaffImpactScreen';

const figures = someStaffImpactFigures();
/** As somebody else has saved them meanwhile. */
const theirs = figures.map((figure) =>
  figure.id === 2 ? { ...figure, value: '93', source: 'Clinic records', version: 4 } : figure,
);
const message = 'The figure has changed since you loaded it. Nothing was overwritten.';

const meta = {
  component: StaffImpactScreen,
  loaders: [LazyFigureEditor.preload],
  parameters: { layout: 'fullscreen', html: { isSignedIn: true } },
  args: {
    state: { kind: 'ready', figures },
    onAction: fn<(action: FigureAction) => Promise<boolean>>(() => Promise.resolve(false)),
    links: { impact: '/impact' },
  },
  render: function Page(args) {
    const [state, setState] = useState<StaffImpactState>(args.state);
    const reject = (action: FigureAction) => {
      setState({ kind: 'refused', figures: theirs, message });
      return args.onAction(action);
    };
    return <StaffImpactScreen {...args} state={state} onAction={reject} />;
  },
} satisfies Meta<typeof StaffImpactScreen>;
export default meta;

/** Their changes are filled in, beside what was typed, and the next save is based on them. */
export const FilledIn: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Check-ups by a veterinarian' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Check-ups by a veterinarian' }));
    const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save figure' }));
    const value = dialog.getByLabelText('Value');
    await userEvent.clear(value);
    await userEvent.type(value, '90');
    await save();

    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      `${message} The form now shows the other changes, except in the fields that you changed as well.`,
    );
    await waitFor(() => expect(dialog.getByLabelText('Source')).toHaveValue('Clinic records'));
    await expect(value).toHaveValue('90');
    await userEvent.type(dialog.getByLabelText('Period'), ' and 2027');
    await save();

    const form = expect.objectContaining({ value: '90', source: 'Clinic records' });
    await waitFor(() =>
      expect(args.onAction).toHaveBeenLastCalledWith({ kind: 'update', id: 2, version: 4, form }),
    );
  },
};
