import { recordEarlyKeys, recordSwitchPresses } from '@paniscus/islands/browser';
import { recordInstallOffer } from '../offline/install-offer';
import { KEYBOARD_KEY } from '../storage/storage-keys';
import { readLocalStorage } from './local-storage';

// Runs before the keyboard is shown, so that no key and no press of a switch is too early.
if (/"scanning":"(?:one|two)-/.test(readLocalStorage(KEYBOARD_KEY) ?? ''))
  recordSwitchPresses([' ', 'Enter'], 'scanning-ready');
recordEarlyKeys();
recordInstallOffer();
