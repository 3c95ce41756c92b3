import { organisation } from '@paniscus/content';
import { addressOfKeyboard } from '@paniscus/domain';
import type { KeyboardLink } from '@paniscus/domain';
import { lexigramOf } from '@paniscus/lexigrams';
import { useState } from 'react';
import { saveFile } from '../drawing/save-file';
import { pictureOf } from './sentence-picture';
import type { ShareState } from './ShareSheet';

type Told = Exclude<ShareState, { kind: 'empty' | 'ready' }>;

const wordsOf = ({ sentence }: KeyboardLink) => sentence.map((key) => lexigramOf(key)?.word ?? key).join(' ');

/** What is passed on of the keyboard, and what became of it. `site` is the address of the site, without a path. */
export function useShare(shared: KeyboardLink, site: string) {
  const [told, setTold] = useState<Told | null>(null);
  const link = `${site}${organisation.keyboard.path}${addressOfKeyboard(shared)}`;

  const copy = async (what: 'link' | 'text', text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setTold({ kind: 'copied', what });
    } catch {
      setTold({ kind: 'failed', what });
    }
  };
  const savePicture = async () => {
    try {
      const picture = await pictureOf(shared.sentence, organisation.keyboard.name);
      saveFile(`${shared.sentence.join('-')}.png`, picture, 'image/png');
      setTold({ kind: 'saved' });
    } catch {
      setTold({ kind: 'failed', what: 'picture' });
    }
  };
  const handOn = async () => {
    // Who closes the machine's own sheet has changed their mind; there is nothing to tell.
    await navigator
      .share({ title: organisation.keyboard.name, text: wordsOf(shared), url: link })
      .catch(() => null);
  };

  const state: ShareState = told ?? (shared.sentence.length === 0 ? { kind: 'empty' } : { kind: 'ready' });
  return {
    state,
    link,
    actions: {
      copyLink: () => void copy('link', link),
      copyText: () => void copy('text', wordsOf(shared)),
      savePicture: () => void savePicture(),
      handOn: 'share' in navigator ? () => void handOn() : undefined,
    },
  };
}
