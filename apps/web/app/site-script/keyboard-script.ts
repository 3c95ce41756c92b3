import { recordEarlyHold, recordEarlyKeys, recordSwitchPresses } from '@paniscus/islands/browser';
import { speakEarlyPresses } from '../audio/early-words';
import { recordInstallOffer } from '../offline/install-offer';
import { KEYBOARD_KEY } from '../storage/storage-keys';
import { readLocalStorage, readSessionStorage } from './local-storage';
import { hideBoard, opensOtherBoard } from './pending-board';

// Runs before the keyboard is shown, so that no key and no press of a switch is too early.
const saved = readLocalStorage(KEYBOARD_KEY);
if (/"scanning":"(?:one|two)-/.test(saved ?? '')) recordSwitchPresses([' ', 'Enter'], 'scanning-ready');
if (saved !== null) recordEarlyHold('aids-ready');
// A saved keyboard may have another voice or wait for a longer press; it is hydrated at once.
if (saved === null) speakEarlyPresses();
if (opensOtherBoard(location.search, readSessionStorage(KEYBOARD_KEY), saved)) hideBoard();
recordEarlyKeys();
recordInstallOffer();
