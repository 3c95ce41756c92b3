import { retryFailedScripts } from '@paniscus/islands/browser';
import { applyVisitorState } from './visitor-state';

// Runs in the head of every page, before the first paint.
applyVisitorState();
retryFailedScripts();
