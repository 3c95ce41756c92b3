import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { organization } from '#libs/content/organization/organization.data.ts';
import { privacyPolicy } from '#libs/content/privacy/privacy.data.ts';
import { storedInBrowser } from '#libs/content/privacy/stored-items.data.ts';

const { legalName, name, mailboxes, postalAddress } = organization;

/** The policy without the organization’s own names and addresses, which another organization replaces. */
function readPolicy(): string {
  const { street, city, region, postalCode } = postalAddress;
  const ownTexts = [legalName, name, ...Object.values(mailboxes), street, city, `${region} ${postalCode}`];
  const text = JSON.stringify([privacyPolicy.sections, storedInBrowser]);
  return ownTexts.reduce((rest, own) => rest.replaceAll(own, '…'), text);
}

it('the privacy policy names the day of its last change', () => {
  const digest = createHash('sha256').update(readPolicy()).digest('hex').slice(0, 8);

  expect([privacyPolicy.effectiveOn, digest], 'After a change, set `effectiveOn` and this digest.').toEqual([
    '2026-11-29',
    'a096be0c',
  ]);
});
