import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStories, type ScreenArgs } from '../testing/screen-stories.tsx';

const meta = { ...screenStories, title: 'Screens/App/Arena' } satisfies Meta<ScreenArgs>;
export default meta;

type Story = StoryObj<ScreenArgs>;

const path = '/game/game-arena';

export const Player: Story = { args: { path } };

/** Guests are asked to sign in first. */
export const Guest: Story = { args: { path, role: 'guest' } };

export const LastCall: Story = { args: { path, fight: 'last-call' } };

export const Closed: Story = { args: { path, fight: 'closed' } };

export const Settled: Story = { args: { path, fight: 'settled' } };

export const Slow: Story = { args: { path, network: 'slow' } };

export const Offline: Story = { args: { path, network: 'offline' } };

export const ServerError: Story = { args: { path, network: 'server-error' } };

export const Pseudo: Story = { args: { path }, globals: { language: 'pseudo' } };

export const Rtl: Story = { args: { path }, globals: { direction: 'rtl' } };
