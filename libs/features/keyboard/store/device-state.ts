import type { SoundState } from '@paniscus/domain/keyboard';
import type { KeyboardState, StorageProblem } from '../keyboard.types';
import { describeMissing, describeVoiceless } from '../KeyboardScreen/StatusLine/get-status';
import type { KeyboardEvent } from './keyboard.reducer';
import { storageProblems } from './storage-problems.data';

export type DeviceEvents = {
  onSoundChange: (sound: SoundState) => void;
  setOffline: (isOffline: boolean) => void;
  setStorageProblem: (problem: StorageProblem | undefined) => void;
};

type DeviceView = {
  /** Shows the device as it is now. */
  publish: () => void;
  dispatch: (event: KeyboardEvent) => void;
};

/** The sound, the network and the storage of the device. */
export type Device = { sound: SoundState; isOffline: boolean; storageProblem?: StorageProblem };

export const getKind = ({ sound, isOffline }: Device): KeyboardState['kind'] => {
  if (isOffline && sound.kind === 'failed') return 'missing';
  if (isOffline) return 'offline';
  return sound.kind === 'idle' ? 'ready' : sound.kind;
};

const isSameSound = (one: SoundState, other: SoundState): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Sound problems, announced to screen readers because they cannot be heard. */
const describeSoundProblem = ({ sound, isOffline }: Device): string | undefined => {
  if (sound.kind === 'blocked')
    return 'The browser is blocking sound. Press “Turn sound on” next to the sentence.';
  if (sound.kind !== 'failed') return undefined;
  const voiceless = isOffline ? undefined : describeVoiceless(sound.keys);
  if (voiceless !== undefined) return voiceless;
  const problem = isOffline ? describeMissing(sound.keys) : 'The sounds could not be loaded.';
  return `${problem} Press “Try again” next to the sentence.`;
};

/** Changes of the device, which the state follows. */
export const createDeviceEvents = (device: Device, { publish, dispatch }: DeviceView): DeviceEvents => ({
  onSoundChange(sound) {
    if (isSameSound(sound, device.sound)) return;
    device.sound = sound;
    const problem = describeSoundProblem(device);
    if (problem === undefined) publish();
    else dispatch({ kind: 'announced', text: problem });
  },
  setOffline(isOffline) {
    if (isOffline === device.isOffline) return;
    device.isOffline = isOffline;
    publish();
  },
  setStorageProblem(problem) {
    if (problem === device.storageProblem) return;
    device.storageProblem = problem;
    if (problem === undefined) publish();
    else dispatch({ kind: 'announced', text: storageProblems[problem] });
  },
});
