interface Played {
  /** In milliseconds since navigation start. */
  touchedAt: number[];
  clickedAt: number[];
  /** When `start` was called, and when output began. */
  sounds: { askedAt: number; startedAt: number; offsetS: number }[];
  decoded: { bytes: number; isSaved: () => boolean }[];
}

declare global {
  interface Window {
    played: Played;
  }
}

/** Init script: instruments the Web Audio API before any script of the page runs. */
export function listen(): void {
  const played: Played = { touchedAt: [], clickedAt: [], sounds: [], decoded: [] };
  window.played = played;
  addEventListener('pointerdown', ({ timeStamp }) => played.touchedAt.push(timeStamp), true);
  addEventListener('click', ({ timeStamp }) => played.clickedAt.push(timeStamp), true);

  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (when, offset, duration) {
    const askedAt = performance.now();
    const context = this.context as AudioContext;
    // Excludes the latency of the audio device.
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
