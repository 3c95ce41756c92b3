import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import Button from '@mui/material/Button';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { Page } from '../../layout/Page/Page';
import { SectionMark } from '../../layout/SectionMark/SectionMark';
import footer from '../SiteFooter/SiteFooter.stories';
import { SiteFooter } from '../SiteFooter/SiteFooter';
import { SiteNavigation } from '../SiteNavigation/SiteNavigation';
import navigation from '../SiteNavigation/SiteNavigation.stories';
import { SiteFrame } from './SiteFrame';

const meta = {
  component: SiteFrame,
  parameters: {
    guide: {
      purpose: 'Layout of every page: skip link, navigation, main content, footer.',
      do: ['Use it once, around the router’s outlet.', 'Pass the consent banner as `notice`.'],
      dont: ['Add another `main`.', 'Style pages here.'],
      accessibility: [
        'The skip link is the first focusable element and leads to `main`.',
        'The notice comes last in the DOM and does not take the focus.',
      ],
      themeSlots: ['MuiAppBar', 'MuiButton', 'layout.appBarHeight'],
      mui: ['AppBar', 'Button'],
    } satisfies ComponentGuide,
    layout: 'fullscreen',
  },
  args: {
    navigation: <SiteNavigation {...navigation.args} />,
    footer: <SiteFooter {...footer.args} />,
    children: (
      <Page
        title="What a word is for"
        lead="Notes from the field, in the order they were written."
        sign="Kanzi"
      >
        <SectionMark word="outdoors" />
      </Page>
    ),
  },
} satisfies Meta<typeof SiteFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const SkipLinkFocused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();

    await expect(within(canvasElement).getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};
export const PageWithAccent: Story = {
  args: {
    children: (
      <Page title="Donate" sign="give">
        <Button color="accent">Donate $25.00</Button>
      </Page>
    ),
  },
};
/** Nothing follows the last line on paper. */
export const Printed: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { media: 'print' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement).getByRole('main').firstElementChild;

    await expect(page).toHaveStyle({ paddingBottom: '0px' });
  },
};
