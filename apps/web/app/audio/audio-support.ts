import { Howler } from 'howler/dist/howler.core.min.js';
import type { AudioSupport } from './sound-format';

export const audioSupport: AudioSupport = {
  get vendor() {
    return navigator.vendor;
  },
  canPlay: (codec) => Howler.codecs(codec),
};
