import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SessionBar } from '../../components/session-bar/session-bar.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { PhoneScreens } from '../../testing/phone-screens.tsx';
import { playSeat } from '../../testing/play-seat.ts';
import { columnOf, narrowBox, severalLandmarks } from '../../testing/story-boxes.tsx';
import { Ground } from './ground.tsx';
import { LastResult } from './last-result.tsx';
import { PlayFrame, type PlayFrameProps } from './play-frame.tsx';
import { StakePanel } from './stake-panel.tsx';
import type { PlaySeat } from './play-frame.types.ts';

type Args = Pick<PlayFrameProps, 'seat' | 'last' | 'recent' | 'showing'> & {
  onPlay: (amount: string) => void;
  stake: string | null;
};

/** A game without choices. */
function Game({ onPlay, stake, ...frame }: Args) {
  const [amount, setAmount] = useState(stake);
  return (
    <PlayFrame
      {...frame}
      screen={
        <div style={{ position: 'relative' }}>
          <Ground />
        </div>
      }
      controls={
        <StakePanel amount={amount} onAmountChange={setAmount} verb="Putar" onPlay={onPlay} />
      }
    />
  );
}

const recent = ['27,18', '77,18', '3,10', '90,04', '51,20'].map((face) => ({ id: face, face }));
const won = { id: 'won', amount: '10000', payout: '19800', result: '27,18' };
const lost = { id: 'lost', amount: '10000', payout: '0', result: '77,18' };
const seatWith = (change: Partial<PlaySeat>): PlaySeat => ({ ...playSeat, ...change });

const meta = {
  title: 'Games/PlayFrame',
  component: Game,
  args: { seat: playSeat, last: lost, recent, stake: '10000', onPlay: fn() },
  decorators: [columnOf(1200)],
  parameters: {
    guide: {
      use: [
        'Around every built-in game: the stage provides the screen and the controls of its choice.',
      ],
      avoid: ['Around a game of a partner: GameFrame.', 'Around a fight of the arena: ArenaView.'],
      keyboard: {
        Tab: 'Tools, screen, choice, stake, quick amounts, play.',
        Enter: 'In the stake: plays, once.',
      },
      do: [
        {
          text: 'Report a return up to the stake in plain ink, with the net beside it.',
          show: () => (
            <LastResult last={{ id: 'even', amount: '10000', payout: '10000' }} currency="IDR" />
          ),
        },
        'Give `last` only once the picture has come to rest.',
      ],
      dont: [
        {
          text: 'Play by itself, fill in an amount, or cheer for a return up to the stake.',
          show: () => (
            <Text tone="success" weight="semibold">
              Anda menang Rp 10.000!
            </Text>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Game>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  parameters: severalLandmarks,
  render: (args) => (
    <PhoneScreens
      screens={{
        'Before the first play': <Game {...args} last={null} recent={[]} />,
        'Every tool': (
          <Game
            {...args}
            seat={seatWith({
              tools: { onSoundChange: fn(), onLimits: fn(), onFavouriteChange: fn() },
            })}
          />
        ),
        'Stake returned': <Game {...args} last={{ ...won, payout: '10000' }} />,
        'Waiting for the result': (
          <Game {...args} seat={seatWith({ state: { status: 'playing' } })} />
        ),
        'Result unknown': <Game {...args} seat={seatWith({ state: { status: 'unknown' } })} />,
        Refused: (
          <Game
            {...args}
            seat={seatWith({ state: { status: 'refused', message: 'Saldo Anda tidak cukup.' } })}
          />
        ),
        'Pause between plays': (
          <Game {...args} seat={seatWith({ readyAt: 4_000, ownNow: () => 0 })} />
        ),
        'Connection lost': <Game {...args} seat={seatWith({ isStale: true })} />,
        'Balance too low': <Game {...args} seat={seatWith({ balance: '5000' })} />,
        Staff: <Game {...args} seat={seatWith({ access: 'viewer' })} />,
        Guest: <Game {...args} seat={seatWith({ access: 'guest', loginHref: '#login' })} />,
      }}
    />
  ),
};

export const Won: Story = { args: { last: won } };
export const Quiet: Story = { args: { last: { ...won, payout: '10000' } } };
export const Empty: Story = { args: { last: null, recent: [], stake: null } };
export const Playing: Story = { args: { seat: seatWith({ state: { status: 'playing' } }) } };
/** An earlier play was won; the current one is not marked as won. */
export const Showing: Story = { args: { last: won, showing: true } };
export const Unknown: Story = { args: { seat: seatWith({ state: { status: 'unknown' } }) } };
export const Refused: Story = {
  args: { seat: seatWith({ state: { status: 'refused', message: 'Saldo Anda tidak cukup.' } }) },
};
export const Waiting: Story = { args: { seat: seatWith({ readyAt: 4_000, ownNow: () => 0 }) } };
export const Stale: Story = { args: { seat: seatWith({ isStale: true }) } };
export const Insufficient: Story = { args: { seat: seatWith({ balance: '5000' }) } };
export const Staff: Story = { args: { seat: seatWith({ access: 'viewer' }) } };
export const Guest: Story = {
  args: { seat: seatWith({ access: 'guest', loginHref: '#login' }) },
};
const nightMarket = {
  contributionBp: 100,
  returnBp: 150,
  seed: '10000000',
  turnover: '2000000000',
};
const jackpotSeat = seatWith({
  about: { ...playSeat.about, jackpot: nightMarket },
  jackpot: { name: 'Jackpot Pasar Malam', amount: '31284350' },
});

export const WithJackpot: Story = { args: { seat: jackpotSeat } };

/** The jackpot is being loaded. */
export const JackpotLoading: Story = {
  args: { seat: { ...jackpotSeat, jackpot: { name: 'Jackpot Pasar Malam', amount: null } } },
};

/** The play won the jackpot: the amount covers the picture until it is closed. */
export const JackpotWon: Story = {
  args: {
    seat: { ...jackpotSeat, jackpot: { name: 'Jackpot Pasar Malam', amount: '10000000' } },
    last: { ...won, payout: '31304160', jackpot: '31284360' },
  },
};

/** The returns of the game and of its jackpot are shown before the first play. */
export const JackpotFirstPlay: Story = {
  args: { seat: { ...jackpotSeat, hasReadRules: false } },
};

export const WithSession: Story = {
  args: {
    seat: seatWith({ session: <SessionBar elapsedSeconds={2_530} net="-35000" currency="IDR" /> }),
  },
};

/** The rules are open before the first play. */
export const FirstPlay: Story = { args: { seat: seatWith({ hasReadRules: false }) } };

export const LongText: Story = { globals: { language: 'pseudo' }, decorators: [narrowBox] };

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  args: { stake: null },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox');
    field.focus();
    await userEvent.keyboard('25rb{Enter}');
    await expect(args.onPlay).toHaveBeenCalledOnce();
    await expect(args.onPlay).toHaveBeenCalledWith('25000');
  },
};
