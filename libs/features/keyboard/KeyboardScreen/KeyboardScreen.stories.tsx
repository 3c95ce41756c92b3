import { EMPTY_DELTA, USUAL_KEYBOARD } from '@paniscus/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { KeyboardState } from '../keyboard.types';
import { KeyboardScreen } from './KeyboardScreen';

const ready: KeyboardState = {
  kind: 'ready',
  ...USUAL_KEYBOARD,
  delta: EMPTY_DELTA,
  sentence: [],
  soundingPlace: null,
  pressedKey: null,
  note: null,
  announcement: { text: '', turn: 0 },
};

const meta = {
  component: KeyboardScreen,
  args: {
    state: ready,
    actions: {
      warm: fn(),
      press: fn(),
      hear: fn(),
      period: fn(),
      replay: fn(),
      backspace: fn(),
      removeAt: fn(),
      clear: fn(),
      setSentence: fn(),
      chooseBoard: fn(),
      chooseSet: fn(),
      pressTopKey: fn(),
      changeSettings: fn(),
      changeDelta: fn(),
      changeHistory: fn(),
      showNote: fn(),
      announce: fn(),
      turnSoundOn: fn(),
      retry: fn(),
    },
    links: { signs: '/PaniscusKeyboard/signs', games: '/PaniscusKeyboard/games' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof KeyboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { state: { ...ready, kind: 'loading' } } };
export const Blocked: Story = { args: { state: { ...ready, kind: 'blocked' } } };
export const Failed: Story = { args: { state: { ...ready, kind: 'failed' } } };
export const Offline: Story = { args: { state: { ...ready, kind: 'offline' } } };
