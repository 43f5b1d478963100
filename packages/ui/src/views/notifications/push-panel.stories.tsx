import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PushPanel } from './push-panel.tsx';

const meta = {
  title: 'Screens/Notifications/Push panel',
  component: PushPanel,
  args: {
    status: 'ready',
    choices: [
      { id: 'money', on: true },
      { id: 'results', on: false },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof PushPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Off: Story = {
  args: {
    choices: [
      { id: 'money', on: false },
      { id: 'results', on: false },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('switch', { name: 'Deposit dan penarikan' }));
    await expect(args.onChange).toHaveBeenCalledWith('money', true);
  },
};
export const NotAPlayer: Story = { args: { choices: [{ id: 'money', on: true }] } };
export const Saving: Story = { args: { busy: true } };
export const NotSaved: Story = {
  args: { error: 'Layanan sedang tidak tersedia. Coba lagi sebentar lagi.' },
};
export const Offline: Story = { args: { offline: true } };
export const Blocked: Story = { args: { status: 'blocked' } };
export const Unsupported: Story = { args: { status: 'unsupported' } };
export const ToInstall: Story = { args: { status: 'install' } };
export const Loading: Story = { args: { status: 'loading' } };
export const Failed: Story = { args: { status: 'failed', onRetry: fn() } };
