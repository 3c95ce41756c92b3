import { page } from 'vitest/browser';

// Stories ask for the width of a phone by their name; only the test run can give it to them (preview.tsx).
window.resizeWindow = (width, height) => page.viewport(width, height);
