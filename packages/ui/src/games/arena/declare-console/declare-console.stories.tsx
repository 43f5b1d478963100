import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  arenaGame,
  closedRound,
  finishedRounds,
  openRound,
  roundWith,
  settledRound,
} from '../../../testing/arena-fixtures.ts';
import { DeclareView } from '../declare-view/declare-view.tsx';

const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();

const meta = {
  title: 'Back office/DeclareConsole',
  component: DeclareView,
  args: {
    game: arenaGame,
    round: closedRound,
    rounds: finishedRounds(),
    lawfulSteps: ['declare', 'cancel'],
    onStep: fn(),
  },
} satisfies Meta<typeof DeclareView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const ClosedWithDrawMarket: Story = {
  args: {
    round: {
      ...closedRound,
      selections: [
        ...closedRound.selections,
        { key: 'draw', open: true, pool: '640000', odds: 800, bets: 38 },
      ],
    },
  },
};
export const None: Story = { args: { round: null, rounds: [], lawfulSteps: ['create'] } };
export const Standby: Story = {
  args: {
    round: roundWith({ status: 'standby', openedAt: null, betCount: 0 }),
    lawfulSteps: ['open', 'cancel'],
  },
};
export const Open: Story = {
  args: { round: openRound, lawfulSteps: ['last-call', 'close', 'cancel'] },
};
export const LastCall: Story = {
  args: {
    round: roundWith({ status: 'last-call', closesAt: inSeconds(60) }),
    lawfulSteps: ['close', 'cancel'],
  },
};
export const Declared: Story = {
  args: {
    round: roundWith({
      ...closedRound,
      status: 'declared',
      result: 'meron',
      declaredAt: inSeconds(-2),
      settlesAt: inSeconds(28),
    }),
    lawfulSteps: ['undo'],
  },
};
export const Settling: Story = {
  args: { round: { ...settledRound, status: 'settling', settledAt: null }, lawfulSteps: [] },
};
export const Settled: Story = { args: { round: settledRound, lawfulSteps: ['create'] } };
export const Busy: Story = {
  args: { round: openRound, lawfulSteps: ['last-call', 'close', 'cancel'], busyStep: 'last-call' },
};
export const Failed: Story = { args: { error: 'Sudah diproses oleh orang lain.' } };
export const Stale: Story = { args: { stale: true } };

export const Confirm: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.keyboard('m');
    const dialog = await page.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('Meron menang');
    await expect(args.onStep).not.toHaveBeenCalled();
  },
};
