import { Howler } from 'howler';
import type { AudioSupport } from './format';

export const audioSupport: AudioSupport = {
  get vendor() {
    return navigator.vendor;
  },
  canPlay: (codec) => Howler.codecs(codec),
};
