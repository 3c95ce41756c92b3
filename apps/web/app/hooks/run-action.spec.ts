import { describe, expect, it, vi } from 'vitest';
import { runAction } from './run-action';

const resend = { kind: 'resend-invitation', id: 7 };
const mutateAsync = vi.fn<(action: typeof resend) => Promise<unknown>>();

describe('action of a list', () => {
  it('is not sent again while it is running', async () => {
    mutateAsync.mockReset();

    expect(await runAction({ isPending: true, variables: { ...resend }, mutateAsync }, resend)).toBe(false);
    expect(mutateAsync).not.toHaveBeenCalled();
  });

  it('is sent while another one is running, and after it has ended', async () => {
    mutateAsync.mockReset().mockResolvedValue(undefined);
    const other = { ...resend, id: 8 };

    expect(await runAction({ isPending: true, variables: other, mutateAsync }, resend)).toBe(true);
    expect(await runAction({ isPending: false, variables: resend, mutateAsync }, resend)).toBe(true);
  });

  it('has not succeeded when the call fails', async () => {
    mutateAsync.mockReset().mockRejectedValue(new Error('Refused.'));

    expect(await runAction({ isPending: false, variables: undefined, mutateAsync }, resend)).toBe(false);
  });
});
