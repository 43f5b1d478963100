import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  arenaGame,
  openRound,
  placedBets,
  roundWith,
  settledBets,
  settledRound,
} from '../../testing/arena-fixtures.ts';
import { MyBets } from './my-bets/my-bets.tsx';
import { PoolBar } from './pool-bar/pool-bar.tsx';
import { RulesPanel } from './rules-panel/rules-panel.tsx';
import { SessionPanel } from './session-panel/session-panel.tsx';
import { VideoStage } from './video-stage/video-stage.tsx';

const meta = {
  title: 'Betting/Panels',
  component: PoolBar,
  args: { round: openRound },
} satisfies Meta<typeof PoolBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Pool: Story = {};
export const PoolEmpty: Story = {
  args: {
    round: roundWith({
      selections: openRound.selections.map((side) => ({ ...side, pool: '0', odds: null, bets: 0 })),
    }),
  },
};
export const Stage: Story = { render: () => <VideoStage title={arenaGame.title} /> };
export const StageWon: Story = {
  render: () => <VideoStage title={arenaGame.title} winner="meron" />,
};
export const Bets: Story = { render: () => <MyBets round={openRound} bets={placedBets} /> };
export const BetsSettled: Story = {
  render: () => <MyBets round={settledRound} bets={settledBets} />,
};
export const BetsNone: Story = { render: () => <MyBets round={openRound} bets={[]} /> };
export const Rules: Story = { render: () => <RulesPanel game={arenaGame} round={openRound} /> };
export const Session: Story = {
  render: () => (
    <SessionPanel
      session={{
        startedAt: new Date(Date.now() - 2_530_000).toISOString(),
        currency: 'IDR',
        staked: '385000',
        returned: '350000',
        net: '-35000',
      }}
      breakHref="#break"
    />
  ),
};
