import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { stubTwoStep } from './stub-two-step';
import { TwoStepSection } from './TwoStepSection';

const setup = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  url: 'otpauth://totp/Paniscus:rose?issuer=Paniscus&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
};
const codes = Array.from({ length: 10 }, (_, index) => `${index}K7M-Q2WX-9RTV-4HJD`);
const on = { kind: 'on', turnedOnAt: '2026-11-20T08:00:00Z', codesLeft: 9 } as const;

const meta = {
  component: TwoStepSection,
  parameters: { docs: { description: { component: 'Part of the account page, loaded on demand.' } } },
  args: stubTwoStep(),
} satisfies Meta<typeof TwoStepSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'Failed to load two-step sign-in' } },
};
export const Off: Story = {
  args: { state: { kind: 'off', done: 'Two-step sign-in is off.' } },
};
export const OffAskingPassword: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on two-step sign-in' }));
    const password = canvas.getByLabelText('Current password');
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.type(password, 'blackberries before noon');

    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));

    await waitFor(() =>
      expect(args.onStart).toHaveBeenCalledWith({ current_password: 'blackberries before noon' }),
    );
  },
};
export const OffRefused: Story = {
  args: {
    state: {
      kind: 'off',
      refusal: { message: 'This is not your current password.', field: 'current_password' },
    },
  },
  play: async ({ canvasElement }) => {
    const password = within(canvasElement).getByLabelText('Current password');
    await waitFor(() => expect(password).toHaveAccessibleDescription('This is not your current password.'));
  },
};
export const SettingUp: Story = {
  args: { state: { kind: 'settingUp', setup } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const heading = canvas.getByRole('heading', { name: /Add this site/ });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(heading).toHaveStyle({ outlineStyle: 'solid' });
    await expect(canvas.getByRole('img', { name: /QR code for your authenticator app/ })).toBeVisible();
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('One-time code'), '123456');

    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }));

    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith({ code: '123456' }));
  },
};
export const SettingUpOnPhone: Story = { args: { state: { kind: 'settingUp', setup } } };
export const SettingUpRefused: Story = {
  args: {
    state: {
      kind: 'settingUp',
      setup,
      refusal: { message: 'This code is incorrect. Enter the one your app shows now.', field: 'code' },
    },
  },
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByLabelText('One-time code');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/This code is incorrect\./));
    await waitFor(() => expect(code).toHaveFocus());
  },
};
export const Codes: Story = {
  args: { state: { kind: 'codes', codes } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Save your recovery codes' })).toHaveFocus(),
    );
    const list = canvas.getByRole('list', { name: 'Recovery codes' });
    await expect(list.textContent).toBe(codes.map((code) => `${code}\n`).join(''));
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(args.onDownloadCodes).toHaveBeenCalledWith(codes);

    await userEvent.click(canvas.getByRole('button', { name: 'I have saved the codes' }));

    await expect(args.onCodesSaved).toHaveBeenCalledTimes(1);
  },
};
export const CodesOnPhone: Story = { args: { state: { kind: 'codes', codes } } };
export const On: Story = { args: { state: on } };
export const OnFewCodes: Story = { args: { state: { ...on, codesLeft: 1 } } };
export const OnNoCodes: Story = {
  tags: ['no-screenshot'],
  args: { state: { ...on, codesLeft: 0 } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/No recovery codes are left\. Create new ones/),
    ).toBeVisible();
  },
};
export const OnTurningOff: Story = {
  args: { state: on },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off two-step sign-in' }));
    await userEvent.type(canvas.getByLabelText('Current password'), 'blackberries before noon');
    await userEvent.type(canvas.getByLabelText('One-time code'), '123456');

    await userEvent.click(canvas.getByRole('button', { name: 'Turn off two-step sign-in' }));

    await waitFor(() =>
      expect(args.onTurnOff).toHaveBeenCalledWith({
        current_password: 'blackberries before noon',
        code: '123456',
      }),
    );
  },
};
export const OnCreatingCodes: Story = {
  args: { state: on },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Create recovery codes' }));
    await userEvent.type(canvas.getByLabelText('Current password'), 'blackberries before noon');
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    await userEvent.type(canvas.getByLabelText('Recovery code'), codes[0] ?? '');

    await userEvent.click(canvas.getByRole('button', { name: 'Create recovery codes' }));

    await waitFor(() =>
      expect(args.onCreateCodes).toHaveBeenCalledWith({
        current_password: 'blackberries before noon',
        code: codes[0],
      }),
    );
  },
};
export const OnRefusedByLimit: Story = {
  args: { state: { ...on, refusal: { message: 'Too many attempts. Please wait and try again.' } } },
};
