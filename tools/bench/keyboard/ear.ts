/** What a page notes down of its own sounds. */
export interface Played {
  /** Milliseconds of the page's clock. */
  touchedAt: number[];
  clickedAt: number[];
  /** When a sound was handed to the browser, and when it began to give it out. */
  sounds: { askedAt: number; startedAt: number; offsetS: number }[];
  decoded: { bytes: number; isSaved: () => boolean }[];
}

declare global {
  interface Window {
    played: Played;
  }
}

/** Runs in the page before any script of its own. */
export function listen(): void {
  const played: Played = { touchedAt: [], clickedAt: [], sounds: [], decoded: [] };
  window.played = played;
  addEventListener('pointerdown', ({ timeStamp }) => played.touchedAt.push(timeStamp), true);
  addEventListener('click', ({ timeStamp }) => played.clickedAt.push(timeStamp), true);

  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (when, offset, duration) {
    const askedAt = performance.now();
    const context = this.context as AudioContext;
    // What the loudspeaker adds is its own affair.
    played.sounds.push({ askedAt, startedAt: askedAt + context.baseLatency * 1000, offsetS: offset ?? 0 });
    start.call(this, when, offset, duration);
  };

  const decode = BaseAudioContext.prototype.decodeAudioData;
  BaseAudioContext.prototype.decodeAudioData = async function (data) {
    const buffer = await decode.call(this, data);
    const reference = new WeakRef(buffer);
    played.decoded.push({
      bytes: buffer.length * buffer.numberOfChannels * Float32Array.BYTES_PER_ELEMENT,
      isSaved: () => reference.deref() !== undefined,
    });
    return buffer;
  };
}
