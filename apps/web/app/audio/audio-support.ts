import { Howler } from 'howler';
import type { Hearing } from './format';

export const hearing: Hearing = {
  get vendor() {
    return navigator.vendor;
  },
  canPlay: (codec) => Howler.codecs(codec),
};
