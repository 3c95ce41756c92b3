import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AdminLayout } from './AdminLayout';
import meta from './AdminLayout.stories';

export default {
  component: AdminLayout,
  tags: ['no-screenshot'],
  parameters: { layout: 'fullscreen', html: { isSignedIn: true }, chromatic: { disableSnapshot: true } },
  args: meta.args,
} satisfies Meta<typeof AdminLayout>;

type Story = StoryObj<typeof AdminLayout>;

/** The first press disables the button, the second enables it, and a third removes it. */
function Page() {
  const [presses, setPresses] = useState(0);
  return (
    <>
      {presses < 3 ? (
        <Button disabled={presses === 1} onClick={() => setPresses((count) => count + 1)}>
          Stop
        </Button>
      ) : null}
      <ButtonBase onClick={() => setPresses((count) => count + 1)}>Next</ButtonBase>
    </>
  );
}

/** A control that is disabled during an action has the focus after it; meanwhile, and when it is gone, `main` has it. */
export const Restored: Story = {
  args: { children: <Page /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const stop = canvas.getByRole('button', { name: 'Stop' });
    const pressNext = () => canvas.getByText('Next').click();
    const main = canvas.getByRole('main');
    await userEvent.click(stop);
    await waitFor(() => expect(main).toHaveFocus());

    pressNext();
    await waitFor(() => expect(stop).toHaveFocus());

    pressNext();
    await waitFor(() => expect(main).toHaveFocus());
    main.blur();
  },
};

/** A menu whose item first disables the button that opened it, and then removes both. */
function MenuPage() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [step, setStep] = useState<'listed' | 'moving' | 'moved'>('listed');
  const move = () => {
    setAnchor(null);
    setStep('moving');
  };
  return (
    <>
      {step === 'moved' ? null : (
        <Button disabled={step === 'moving'} onClick={(event) => setAnchor(event.currentTarget)}>
          More
        </Button>
      )}
      <Menu anchorEl={anchor} open={anchor !== null}>
        <MenuItem onClick={move}>Move to trash</MenuItem>
      </Menu>
      <Button onClick={() => setStep('moved')}>Finish</Button>
    </>
  );
}

export const RestoredAfterMenu: Story = {
  args: { children: <MenuPage /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to trash' }));
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());

    canvas.getByText('Finish').click();

    const main = canvas.getByRole('main');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'More' })).toBeNull());
    await waitFor(() => expect(main).toHaveFocus());
    main.blur();
  },
};

/** A press beside all controls takes the focus away, and what happens later does not bring it back. */
export const TakenAway: Story = {
  args: { children: <Page /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const stop = canvas.getByRole('button', { name: 'Stop' });
    stop.focus();
    await userEvent.click(document.body);

    for (let press = 0; press < 3; press += 1) canvas.getByText('Next').click();

    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Stop' })).toBeNull());
    await expect(document.body).toHaveFocus();
  },
};
