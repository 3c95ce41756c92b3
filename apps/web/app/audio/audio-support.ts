import { Howler } from 'howler';
import type { Hearing } from './format';

/** Audio support of this browser. */
export const hearing: Hearing = {
  get vendor() {
    return navigator.vendor;
  },
  canPlay: (codec) => Howler.codecs(codec),
};
