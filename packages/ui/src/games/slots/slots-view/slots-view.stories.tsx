import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  freeSpinsPlay,
  lostSpin,
  sampleMachine,
  sampleTide,
  wonSpin,
} from '../../../testing/slot-fixtures.ts';
import { tableSeat } from '../../../testing/table-seat.tsx';
import { lanternSkin } from '../skins/lantern-skin.ts';
import { tideSkin } from '../skins/tide-skin.ts';
import { SlotsView } from './slots-view.tsx';

const seat = tableSeat('Tiga Lentera', { tools: {} });

const meta = {
  title: 'Screens/Slots',
  component: SlotsView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ padding: '12px var(--lobi-page-gutter) 96px', maxInlineSize: 1440 }}>
        <Story />
      </div>
    ),
  ],
  args: { seat, machine: sampleMachine, skin: lanternSkin, result: null, onPlay: fn() },
} satisfies Meta<typeof SlotsView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Sent: Story = { args: { seat: { ...seat, state: { status: 'playing' } } } };
export const Won: Story = { args: { result: wonSpin } };
export const Lost: Story = { args: { result: lostSpin } };
const jackpot = { name: 'Jackpot Pasar Malam', amount: '31284350' };
export const WithJackpot: Story = { args: { seat: { ...seat, jackpot }, result: lostSpin } };
export const JackpotWon: Story = {
  args: {
    seat: { ...seat, jackpot: { ...jackpot, amount: '10000000' } },
    result: { ...lostSpin, jackpot: '31284360' },
  },
};
export const FreeSpins: Story = {
  args: {
    seat: tableSeat('Gelombang Pasang', { tools: {} }),
    machine: sampleTide,
    skin: tideSkin,
    result: freeSpinsPlay,
  },
};
export const Unknown: Story = { args: { seat: { ...seat, state: { status: 'unknown' } } } };
export const Refused: Story = {
  args: { seat: { ...seat, state: { status: 'refused', message: 'Saldo tidak cukup.' } } },
};
export const FirstVisit: Story = { args: { seat: { ...seat, hasReadRules: false } } };
export const Guest: Story = { args: { seat: { ...seat, access: 'guest' } } };
export const Stale: Story = { args: { seat: { ...seat, isStale: true } } };
export const LongText: Story = { args: { result: wonSpin }, globals: { language: 'pseudo' } };
export const Rtl: Story = { args: { result: wonSpin }, globals: { direction: 'rtl' } };

/** Stake and spin by keyboard only. */
export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const stake = canvas.getByRole('textbox');
    stake.focus();
    await userEvent.keyboard('25000{Enter}');
    await expect(args.onPlay).toHaveBeenCalledWith('25000');
  },
};
