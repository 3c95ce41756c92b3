import type { Preview } from '@storybook/react-vite';

/** Switches of the toolbar; the decorators in `display-settings.tsx` apply them. */
export const globalTypes: Preview['globalTypes'] = {
  scheme: {
    description: 'Color scheme',
    toolbar: {
      title: 'Scheme',
      icon: 'contrast',
      items: [
        { value: 'system', title: 'Scheme as in the system', icon: 'browser' },
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
      dynamicTitle: true,
    },
  },
  textSize: {
    description: 'Text size',
    toolbar: {
      title: 'Text size',
      icon: 'zoom',
      items: [
        { value: '100', title: 'Text 100%' },
        { value: '200', title: 'Text 200%' },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'play',
      items: [
        { value: 'system', title: 'Motion as in the system' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
      dynamicTitle: true,
    },
  },
  contrast: {
    description: 'Forced colors (Windows high contrast)',
    toolbar: {
      title: 'Forced colors',
      icon: 'accessibility',
      items: [
        { value: 'none', title: 'Colors of the theme' },
        { value: 'forced', title: 'Forced colors (approximation)' },
      ],
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'Writing direction',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
      dynamicTitle: true,
    },
  },
  media: {
    description: 'Media: screen, or print as on paper',
    toolbar: {
      title: 'Media',
      icon: 'document',
      items: [
        { value: 'screen', title: 'Screen' },
        { value: 'print', title: 'Print' },
      ],
      dynamicTitle: true,
    },
  },
};

export const initialGlobals: Preview['initialGlobals'] = {
  scheme: 'system',
  textSize: '100',
  motion: 'system',
  contrast: 'none',
  direction: 'ltr',
  media: 'screen',
};
