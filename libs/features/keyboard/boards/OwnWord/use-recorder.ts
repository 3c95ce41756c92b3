import { MAX_RECORDING_S } from '@paniscus/domain/keyboard';
import { useEffect, useRef, useState } from 'react';
import type { Recorder, RecorderState } from './own-word.types';
import { processRecording } from './process-recording';

const describeMicrophoneError = (error: unknown): string => {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError')
    return 'The microphone is not allowed. Allow it for this site in your browser’s settings, or choose the device’s voice.';
  if (name === 'NotFoundError')
    return 'No microphone was found. Connect one and try again, or choose the device’s voice.';
  return 'The microphone could not be used. Another program may be using it. Close that program and try again.';
};

const SILENT = 'Nothing was heard. Move closer to the microphone and try again.';
const UNREADABLE = 'The recording could not be read. Please try again.';

async function readRecording(parts: Blob[], type: string): Promise<string> {
  const recording = await processRecording(new Blob(parts, { type })).catch(() => {
    throw new Error(UNREADABLE);
  });
  if (recording === undefined) throw new Error(SILENT);
  return recording;
}

/** Records until stopped or too long; resolves with the trimmed recording. */
function recordStream(stream: MediaStream, onStopped: () => void) {
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  const timer = setTimeout(() => recorder.stop(), MAX_RECORDING_S * 1000);
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const recording = new Promise<string>((resolve, reject) => {
    recorder.onstop = () => {
      clearTimeout(timer);
      for (const track of stream.getTracks()) track.stop();
      onStopped();
      readRecording(parts, recorder.mimeType).then(resolve, reject);
    };
  });
  recorder.start();
  return { recording, stop: () => recorder.state === 'recording' && recorder.stop() };
}

/** Records a word with the microphone. Leaving the page or the dialog ends the recording. */
export function useRecorder(onRecorded: (recording: string) => void): Recorder {
  const [state, setState] = useState<RecorderState>({ kind: 'ready' });
  const session = useRef<ReturnType<typeof recordStream>>(undefined);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      session.current?.stop();
    };
  }, []);

  const record = async () => {
    setState({ kind: 'asking' });
    try {
      // Undefined on pages without a secure connection.
      const devices = navigator.mediaDevices as MediaDevices | undefined;
      if (devices === undefined) throw new DOMException('No microphone', 'NotFoundError');
      const stream = await devices.getUserMedia({ audio: true });
      session.current = recordStream(stream, () => setState({ kind: 'processing' }));
      if (!isMounted.current) session.current.stop();
      setState({ kind: 'recording' });
      onRecorded(await session.current.recording);
      setState({ kind: 'recorded' });
    } catch (error) {
      const isOurs = error instanceof Error && !(error instanceof DOMException);
      setState({ kind: 'failed', message: isOurs ? error.message : describeMicrophoneError(error) });
    } finally {
      session.current = undefined;
    }
  };
  const finish = () => {
    session.current?.stop();
    return session.current?.recording;
  };

  return { state, start: () => void record(), stop: () => session.current?.stop(), finish };
}
