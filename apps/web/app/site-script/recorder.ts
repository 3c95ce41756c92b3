import { recordEarlyPresses, recordForeignElements, watchLoadingIsland } from '@paniscus/islands/browser';

// Runs right before an island, so that no press of it is too early. Pages without an island do not carry it.
recordEarlyPresses();
recordForeignElements();
watchLoadingIsland();
