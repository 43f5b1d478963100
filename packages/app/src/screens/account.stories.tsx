import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStories, type ScreenArgs } from '../testing/screen-stories.tsx';

const meta = { ...screenStories, title: 'Screens/App/Account' } satisfies Meta<ScreenArgs>;
export default meta;

type Story = StoryObj<ScreenArgs>;

export const Login: Story = { args: { path: '/login', role: 'guest' } };

export const Register: Story = { args: { path: '/register?referral=agent', role: 'guest' } };

export const DashboardOfPlayer: Story = { args: { path: '/dashboard' } };

export const DashboardOfAgent: Story = { args: { path: '/dashboard', role: 'agent' } };

export const DashboardOfAdmin: Story = { args: { path: '/dashboard', role: 'admin' } };
