import { page } from 'vitest/browser';

// Stories whose name ends in 'On Phone' ask for a phone-sized viewport; only the test run can resize the window (see
// preview.tsx).
window.resizeWindow = (width, height) => page.viewport(width, height);
