import { organization } from '@paniscus/content';
import { buildKeyboardUrl } from '@paniscus/domain/keyboard';
import type { KeyboardLink } from '@paniscus/domain/keyboard';
import { findLexigram } from '@paniscus/lexigrams';
import { useState } from 'react';
import { saveFile } from '../drawing/save-file';
import type { ShareState } from './SharePanel';
import { getPicture } from './sentence-picture';

type Notice = Exclude<ShareState, { kind: 'empty' | 'ready' }>;

const formatSentence = ({ sentence }: KeyboardLink) =>
  sentence.map((key) => findLexigram(key)?.word ?? key).join(' ');

/** Share state and actions. `site` is the origin, without a path. */
export function useShare(shared: KeyboardLink, site: string) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const link = `${site}${organization.keyboard.path}${buildKeyboardUrl(shared)}`;

  const copy = async (what: 'link' | 'text', text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setNotice({ kind: 'copied', what });
    } catch {
      setNotice({ kind: 'failed', what });
    }
  };
  const savePicture = async () => {
    try {
      const picture = await getPicture(shared.sentence, organization.keyboard.name);
      saveFile(`${shared.sentence.join('-')}.png`, picture, 'image/png');
      setNotice({ kind: 'saved' });
    } catch {
      setNotice({ kind: 'failed', what: 'picture' });
    }
  };
  const handOn = async () => {
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
      handOn: 'share' in navigator ? () => void handOn() : undefined,
    },
  };
}
