import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStories, type ScreenArgs } from '../testing/screen-stories.tsx';

const meta = { ...screenStories, title: 'Screens/App/Declare console' } satisfies Meta<ScreenArgs>;
export default meta;

type Story = StoryObj<ScreenArgs>;

const args = { path: '/game/create', role: 'declare' } as const;
const path = '/game/game-arena';

export const Arenas: Story = { args };

export const Open: Story = { args: { ...args, path } };

export const LastCall: Story = { args: { ...args, path, fight: 'last-call' } };

export const Closed: Story = { args: { ...args, path, fight: 'closed' } };

export const Settled: Story = { args: { ...args, path, fight: 'settled' } };

export const Offline: Story = { args: { ...args, path, network: 'offline' } };
