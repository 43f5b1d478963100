import type { Meta, StoryObj } from '@storybook/react-vite';
import { Welcome as WelcomePage } from './welcome.tsx';

/**
 * A story instead of a documentation page, because it opens first and documentation pages load
 * twice as much.
 */
const meta: Meta<typeof WelcomePage> = {
  title: 'Welcome',
  component: WelcomePage,
  tags: ['!autodocs'],
  parameters: {
    // It needs no panels, so that none are loaded.
    a11y: { disable: true, test: 'off' },
    docs: { source: { code: '' } },
  },
};
export default meta;

export const Welcome: StoryObj<typeof WelcomePage> = {};
