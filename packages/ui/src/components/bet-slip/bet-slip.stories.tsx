import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { columnOf, narrowBox, severalLandmarks } from '../../testing/story-boxes.tsx';
import { BetSlipSheet } from './bet-slip-sheet.tsx';
import { BetSlip, type BetSlipProps } from './bet-slip.tsx';
import type { SlipSelection, SlipStatus } from './slip-rules.ts';

const meron: SlipSelection = {
  id: 'meron-128',
  title: 'Meron',
  event: 'Laga 128 · Arena Lentera',
  side: 'meron',
  odds: 187,
  stake: '50000',
  status: 'ready',
};
const wala: SlipSelection = {
  id: 'wala-64',
  title: 'Wala',
  event: 'Laga 64 · Arena Timur',
  side: 'wala',
  odds: 193,
  stake: '25000',
  status: 'ready',
};
const inState = (status: SlipStatus, change: Partial<SlipSelection> = {}): SlipSelection => ({
  ...meron,
  id: `meron-${status}`,
  status,
  ...change,
});

/** Handlers of a slip that is a picture. */
const slip = { onStakeChange: fn(), onRemove: fn(), onAcceptOdds: fn(), onPlace: fn() };

const meta = {
  title: 'Betting/BetSlip',
  component: BetSlip,
  args: {
    selections: [meron, wala],
    min: '10000',
    max: '5000000',
    balance: '1250000',
    onStakeChange: fn(),
    onRemove: fn(),
    onAcceptOdds: fn(),
    onPlace: fn(),
  },
  parameters: {
    guide: {
      use: [
        'For bets on several events that are collected before they are placed.',
        'As BetSlipSheet on phones, as BetSlip beside the list on wide screens.',
      ],
      avoid: ['For one fight: BetPanel places a bet directly.'],
      keyboard: {
        Tab: 'From selection to selection: remove, stake, accept odds.',
        Enter: 'Places the slip from its button.',
        Escape: 'Closes the sheet; nothing is lost.',
      },
      do: [
        {
          text: 'Show changed odds with both values, and wait for the player to accept them.',
          show: () => (
            <BetSlip
              {...slip}
              selections={[inState('odds-changed', { odds: 179, pickedOdds: 187 })]}
            />
          ),
        },
        'Show a placed selection with its result until the player removes it.',
      ],
      dont: [
        {
          text: 'Do not accept changed odds by default, nor open the sheet by itself.',
          show: () => <BetSlip {...slip} selections={[inState('ready', { odds: 179 })]} />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof BetSlip>;
export default meta;

type Story = StoryObj<typeof meta>;

function Live(args: BetSlipProps) {
  const [selections, setSelections] = useState(args.selections);
  return (
    <BetSlip
      {...args}
      selections={selections}
      onStakeChange={(id, stake) => {
        args.onStakeChange(id, stake);
        setSelections((all) => all.map((one) => (one.id === id ? { ...one, stake } : one)));
      }}
      onRemove={(id) => {
        args.onRemove(id);
        setSelections((all) => all.filter((one) => one.id !== id));
      }}
    />
  );
}

export const Playground: Story = {
  decorators: [columnOf(400)],
  render: (args) => <Live {...args} />,
};

export const Matrix: Story = {
  parameters: severalLandmarks,
  render: (args) => (
    <Grid align="start" minColumn="300px" gap={6}>
      <BetSlip {...args} />
      <BetSlip {...args} selections={[inState('odds-changed', { pickedOdds: 191 })]} />
      <BetSlip {...args} selections={[inState('suspended'), wala]} />
      <BetSlip {...args} selections={[inState('closed', { odds: null }), wala]} />
      <BetSlip {...args} selections={[inState('placing'), inState('placing', { id: 'two' })]} />
      <BetSlip {...args} selections={[inState('unknown')]} />
      <BetSlip {...args} selections={[inState('placed'), wala]} />
      <BetSlip
        {...args}
        selections={[inState('refused', { message: 'Saldo Anda tidak cukup.' })]}
        balance="20000"
      />
      <BetSlip {...args} selections={[inState('ready', { stake: null })]} />
      <BetSlip {...args} selections={[]} />
    </Grid>
  ),
};

export const Sheet: Story = {
  render: (args) => (
    <BetSlipSheet {...args} defaultOpen trigger={<Button>Slip taruhan, 2</Button>} />
  ),
};

export const Empty: Story = { args: { selections: [] }, decorators: [columnOf(400)] };

export const Loading: Story = {
  args: { selections: [inState('placing')] },
  decorators: [columnOf(400)],
};

export const Error: Story = {
  args: { selections: [inState('refused', { message: 'Taruhan untuk ronde ini sudah ditutup.' })] },
  decorators: [columnOf(400)],
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    selections: [
      inState('odds-changed', {
        title: 'Meron menang sebelum menit kesepuluh',
        event: 'Laga 128 · Arena Kebun Raya Bukit Selatan',
        stake: '1234567890',
        pickedOdds: 191,
      }),
    ],
  },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' }, decorators: [columnOf(400)] };

export const Interaction: Story = {
  decorators: [columnOf(400)],
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Hapus Meron' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Control>}a{/Control}100rb');
    await expect(args.onStakeChange).toHaveBeenLastCalledWith('meron-128', '100000');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('wala-64');
    const place = await waitFor(() => canvas.getByRole('button', { name: /Pasang Rp\s100\.000/ }));
    place.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPlace).toHaveBeenCalledOnce();
  },
};
