import { organization } from '@paniscus/content';
import { buildKeyboardQuery } from '@paniscus/domain/keyboard';
import type { KeyboardLink } from '@paniscus/domain/keyboard';
import { useState } from 'react';
import { getWord } from '../../store/own-words';
import { copyText } from '../drawing/write-clipboard';
import { saveFile } from '../drawing/save-file';
import type { ShareState } from './share.types';
import { drawPicture } from './sentence-picture';

type Notice = Exclude<ShareState, { kind: 'empty' | 'ready' }>;

const formatSentence = ({ sentence }: KeyboardLink) => sentence.map(getWord).join(' ');

const formatFileName = (shared: KeyboardLink) =>
  formatSentence(shared)
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '-');

/** Share state and actions. `site` is the origin, without a path. */
export function useShare(shared: KeyboardLink, site: string) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const link = `${site}${organization.keyboard.path}${buildKeyboardQuery(shared)}`;

  const copy = async (what: 'link' | 'text', text: string) => {
    setNotice({ kind: (await copyText(text)) ? 'copied' : 'failed', what });
  };
  const savePicture = async () => {
    try {
      const picture = await drawPicture(shared.sentence, organization.keyboard.name);
      saveFile(`${formatFileName(shared)}.png`, picture, 'image/png');
      setNotice({ kind: 'saved' });
    } catch {
      setNotice({ kind: 'failed', what: 'picture' });
    }
  };
  const sendLink = async () => {
    // Rejects when the visitor closes the share sheet, which is not an error.
    await navigator
      .share({ title: organization.keyboard.name, text: formatSentence(shared), url: link })
      .catch(() => null);
  };

  const state: ShareState = notice ?? (shared.sentence.length === 0 ? { kind: 'empty' } : { kind: 'ready' });
  return {
    state,
    link,
    actions: {
      copyLink: () => void copy('link', link),
      copyText: () => void copy('text', formatSentence(shared)),
      savePicture: () => void savePicture(),
      sendLink: 'share' in navigator ? () => void sendLink() : undefined,
    },
  };
}
