import { addons } from 'storybook/manager-api';
import { brand } from './brand.ts';

const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

addons.setConfig({ theme: brand[scheme], sidebar: { showRoots: true } });
