import { recordEarlyKeys, recordSwitchPresses } from '@paniscus/islands/browser';
import { readLocalStorage } from './local-storage';

// Runs before the keyboard is shown, so that no key and no press of a switch is too early.
if (/"scanning":"(?:one|two)-/.test(readLocalStorage('keyboard') ?? ''))
  recordSwitchPresses([' ', 'Enter'], 'scanning-ready');
recordEarlyKeys();
