import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { MachineChart } from './machine-chart.tsx';
import { machineNames } from './scripts.ts';

const meta = {
  title: 'Machines/Machines',
  component: MachineChart,
  args: { machine: 'auth' },
  argTypes: { machine: { options: machineNames.toSorted(), control: { type: 'select' } } },
  tags: ['page', '!autodocs'],
  globals: { language: 'en' },
} satisfies Meta<typeof MachineChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Attempt: Story = { args: { machine: 'attempt' } };

export const Auth: Story = {};

export const Bet: Story = { args: { machine: 'bet' } };

export const Game: Story = { args: { machine: 'game' } };

export const Notice: Story = { args: { machine: 'notice' } };

export const Play: Story = { args: { machine: 'play' } };

export const Round: Story = { args: { machine: 'round' } };

export const Session: Story = { args: { machine: 'session' } };

export const Table: Story = { args: { machine: 'table' } };

export const Transfer: Story = { args: { machine: 'transfer' } };

export const Wallet: Story = { args: { machine: 'wallet' } };

/** Signing in and out, by keyboard alone. */
export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const press = async (name: string) => {
      const button = await canvas.findByRole('button', { name });
      button.focus();
      await userEvent.keyboard('{Enter}');
    };
    const isIn = (state: string) =>
      waitFor(() =>
        expect(canvasElement.querySelector('[data-machine-state]')).toHaveTextContent(
          `Now in ${state}`,
        ),
      );
    await press('CHECK.REQUESTED');
    await isIn('checking');
    await press('Fail');
    await isIn('guest');
    await press('LOGIN.SUBMITTED');
    await press('Answer');
    await isIn('loggedIn.steady');
    await press('LOGOUT.REQUESTED');
    await isIn('loggingOut');
  },
};
