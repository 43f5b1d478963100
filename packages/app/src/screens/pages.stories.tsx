import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStories, type ScreenArgs } from '../testing/screen-stories.tsx';

const meta = { ...screenStories, title: 'Screens/App/Pages' } satisfies Meta<ScreenArgs>;
export default meta;

type Story = StoryObj<ScreenArgs>;

export const Terms: Story = { args: { path: '/#terms', role: 'guest' } };

/** A player opens a page for agents. */
export const Refused: Story = { args: { path: '/wallet/wallet-player/transaction/create' } };

export const NotFound: Story = { args: { path: '/no/such/page' } };
