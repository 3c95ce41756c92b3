interface AudioLog {
  /** In milliseconds since navigation start. */
  touchTimes: number[];
  clickTimes: number[];
  /** When `start` was called, and when output began. */
  sounds: { requestedAt: number; startedAt: number; offsetS: number }[];
  decoded: { bytes: number; isInMemory: () => boolean }[];
}

declare global {
  interface Window {
    audioLog: AudioLog;
  }
}

/** Init script: instruments the Web Audio API before any script of the page runs. */
export function instrumentAudio(): void {
  const audioLog: AudioLog = { touchTimes: [], clickTimes: [], sounds: [], decoded: [] };
  window.audioLog = audioLog;
  addEventListener('pointerdown', ({ timeStamp }) => audioLog.touchTimes.push(timeStamp), true);
  addEventListener('click', ({ timeStamp }) => audioLog.clickTimes.push(timeStamp), true);

  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (when, offset, duration) {
    const requestedAt = performance.now();
    const context = this.context as AudioContext;
    // Excludes the latency of the audio device.
    audioLog.sounds.push({
      requestedAt,
      startedAt: requestedAt + context.baseLatency * 1000,
      offsetS: offset ?? 0,
    });
    start.call(this, when, offset, duration);
  };

  const decode = BaseAudioContext.prototype.decodeAudioData;
  BaseAudioContext.prototype.decodeAudioData = async function (data) {
    const buffer = await decode.call(this, data);
    const reference = new WeakRef(buffer);
    audioLog.decoded.push({
      bytes: buffer.length * buffer.numberOfChannels * Float32Array.BYTES_PER_ELEMENT,
      isInMemory: () => reference.deref() !== undefined,
    });
    return buffer;
  };
}
