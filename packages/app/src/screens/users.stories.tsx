import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStories, type ScreenArgs } from '../testing/screen-stories.tsx';

const meta = { ...screenStories, title: 'Screens/App/Users' } satisfies Meta<ScreenArgs>;
export default meta;

type Story = StoryObj<ScreenArgs>;

export const Agent: Story = { args: { path: '/user', role: 'agent' } };

export const Admin: Story = { args: { path: '/user', role: 'admin' } };

export const NoUserFound: Story = { args: { path: '/user?status=restricted', role: 'agent' } };

export const Slow: Story = { args: { path: '/user', role: 'agent', network: 'slow' } };

export const ServerError: Story = {
  args: { path: '/user', role: 'agent', network: 'server-error' },
};
