import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { closedRound, openRound, roundWith } from '../../../testing/arena-fixtures.ts';
import { BetPanel } from './bet-panel.tsx';

const bet = { selection: 'meron', amount: '100000' } as const;

const meta = {
  title: 'Betting/BetPanel',
  component: BetPanel,
  args: {
    round: openRound,
    limits: { currency: 'IDR', minimum: '1000', maximum: '5000000', balance: '1250000' },
    selected: 'meron',
    placement: { status: 'idle' },
    onPlace: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 384 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BetPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const typed =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), text);
  };

export const Idle: Story = {};
export const NothingPicked: Story = { args: { selected: null } };
export const Filled: Story = { play: typed('100rb') };
export const OnWala: Story = { args: { selected: 'wala' }, play: typed('1,25jt') };
export const BelowMinimum: Story = { play: typed('500') };
export const AboveMaximum: Story = {
  args: {
    limits: { currency: 'IDR', minimum: '1000', maximum: '5000000', balance: '100000000' },
  },
  play: typed('6jt'),
};
export const AboveBalance: Story = { play: typed('2jt') };
export const Unreadable: Story = { play: typed('seratus') };
export const Placing: Story = { args: { placement: { status: 'placing', bet } } };
export const Placed: Story = { args: { placement: { status: 'placed', bet } } };
export const Refused: Story = {
  args: { placement: { status: 'refused', bet, message: 'Saldo Anda tidak cukup.' } },
};
export const Unknown: Story = { args: { placement: { status: 'unknown', bet } } };
export const Standby: Story = { args: { round: roundWith({ status: 'standby' }) } };
export const Closed: Story = { args: { round: closedRound } };
export const Stale: Story = { args: { stale: true } };
export const Staff: Story = { args: { access: 'viewer' } };
export const Guest: Story = { args: { access: 'guest', loginHref: '#login' } };
export const Pesos: Story = {
  args: { limits: { currency: 'PHP', minimum: '20.00', maximum: '10000.00', balance: '512.50' } },
};

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /100\.000/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Pasang .* di Meron/ }));
    await expect(args.onPlace).toHaveBeenCalledOnce();
    await expect(args.onPlace).toHaveBeenCalledWith({ selection: 'meron', amount: '100000' });
  },
};
