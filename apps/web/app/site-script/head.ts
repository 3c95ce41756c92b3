import { recordEarlyPresses, recordForeignElements, retryFailedScripts } from '@paniscus/islands/browser';
import { applyVisitorState } from './visitor-state';

// Runs in the head of every page, before the first paint and before the first press.
applyVisitorState();
recordEarlyPresses();
recordForeignElements();
retryFailedScripts();
