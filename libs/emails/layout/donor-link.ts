import type { Block } from './blocks.ts';

export function donorLinkBlock(donorPortalUrl: string): Block {
  return {
    kind: 'note',
    text: 'All your gifts and receipts stand on a page of your own, and there you change or stop monthly gifts without a password. Whoever has its link can do so: keep it to yourself.',
    label: 'Your gifts',
    url: donorPortalUrl,
  };
}
