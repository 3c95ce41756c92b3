/** Mail clients do not support custom properties, so email colors are literal values. Contrast is 7:1 or higher. */
export const colors = {
  paper: '#ffffff',
  ink: '#1d1f1a',
  muted: '#4c5147',
  line: '#c9cdc2',
  darkPaper: '#161814',
  darkInk: '#eef0ea',
  darkMuted: '#b9beb2',
  darkLine: '#454a40',
} as const;

export const fontFamily = "'Atkinson Hyperlegible Next', 'Helvetica Neue', Arial, sans-serif";
