import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorPage } from './error-page.tsx';

const meta = {
  title: 'Data/ErrorPage',
  component: ErrorPage,
  args: { code: '404', homeHref: '#game' },
  decorators: [(Story) => <main>{Story()}</main>],
} satisfies Meta<typeof ErrorPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Forbidden: Story = { args: { code: '403' } };

export const NotFound: Story = {};

export const SessionEnded: Story = { args: { code: '419' } };

export const TooMany: Story = { args: { code: '429', onRetry: fn() } };

export const ServerError: Story = {
  args: { code: '500', reference: 'req-81f0c2', onRetry: fn() },
};

export const Offline: Story = { args: { code: 'offline', onRetry: fn() } };

export const Maintenance: Story = { args: { code: 'maintenance' } };

export const NewVersion: Story = { args: { code: 'chunk', onRetry: fn() } };

export const Light: Story = { args: { code: '500' }, globals: { look: 'pesisir/light' } };
