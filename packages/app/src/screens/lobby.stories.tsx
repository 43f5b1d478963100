import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStories, type ScreenArgs } from '../testing/screen-stories.tsx';

const meta = { ...screenStories, title: 'Screens/App/Lobby' } satisfies Meta<ScreenArgs>;
export default meta;

type Story = StoryObj<ScreenArgs>;

export const Guest: Story = { args: { path: '/game', role: 'guest' } };

export const Player: Story = { args: { path: '/game' } };

export const Agent: Story = { args: { path: '/game', role: 'agent' } };

export const Slow: Story = { args: { path: '/game', network: 'slow' } };

export const Offline: Story = { args: { path: '/game', network: 'offline' } };

export const ServerError: Story = { args: { path: '/game', network: 'server-error' } };

export const FirstDay: Story = { args: { path: '/game', role: 'guest', empty: true } };

export const Pseudo: Story = { args: { path: '/game' }, globals: { language: 'pseudo' } };

export const Rtl: Story = { args: { path: '/game' }, globals: { direction: 'rtl' } };

export const Notice: Story = { args: { path: '/game', role: 'guest', notice: true } };

export const Favourites: Story = { args: { path: '/game?category=favourites' } };

export const CategoryLive: Story = { args: { path: '/game/live/cockfight' } };

export const CategoryCasino: Story = { args: { path: '/game/casino/slots' } };

export const CategoryUnknown: Story = { args: { path: '/game/casino/chess' } };

export const CategoryForAgents: Story = { args: { path: '/game/casino/slots', role: 'agent' } };

export const CategoryServerError: Story = {
  args: { path: '/game/live/live', network: 'server-error' },
};

export const Provider: Story = { args: { path: '/game/provider/Kala%20Studio' } };
