import {
  buildDonationRequest,
  findStoredDonations,
  payDonation,
  postDonation,
  requestDonationEmail,
  startServerWithSandbox,
  TRUST_LOCAL_PROXY,
} from '@paniscus/server/testing';
import { describe, expect, it } from 'vitest';

const { sandbox, server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);

describe('donation with pasted values', () => {
  it('is stored and acknowledged at the address that the donor meant, however it was pasted', async () => {
    const clean = buildDonationRequest();
    const pasted = {
      ...clean,
      email: `\u200b${clean.email.replace('.', '\uff0e')}\u00ad`,
      first_name: '\ufeffAda\u2060',
    };

    const { intentId } = await payDonation(server, sandbox, pasted);
    const response = await requestDonationEmail(server, intentId, clean);

    expect(response.status).toBe(200);
    expect(await findStoredDonations(server, clean.email)).toMatchObject([{ status: 'succeeded' }]);
    const [mail] = (await sandbox.mail()).filter(({ to }) => to === clean.email);
    expect(mail?.text).toContain('Dear Ada Lovelace,');
  });

  it.each(['\u3164\u3164', '\u200b\u200b', '\u2800\u2800'])(
    'is rejected with the name %j, which nobody sees',
    async (name) => {
      const response = await postDonation(server, buildDonationRequest({ first_name: name }));

      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({
        errors: { first_name: 'First Name must be at least 2 characters.' },
      });
    },
  );
});
