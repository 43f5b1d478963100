import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../../primitives/button/button.tsx';
import { Grid } from '../../../primitives/grid/grid.tsx';
import { closedRound, drawRound, openRound, roundWith } from '../../../testing/arena-fixtures.ts';
import type { Guide } from '../../../testing/guide.ts';
import { columnOf, narrowBox, severalLandmarks } from '../../../testing/story-boxes.tsx';
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
  decorators: [columnOf(384)],
  parameters: {
    guide: {
      use: ['Beside a stage: one side, one stake, one button that names the whole bet.'],
      avoid: ['Bets on several events at once: BetSlip.'],
      keyboard: {
        Tab: 'Stake, quick amounts, place.',
        Enter: 'In the stake: places the bet, once.',
      },
      do: [
        {
          text: 'Write stake and side on the button, in the colour of the side.',
          show: () => (
            <Button tone="meron" fullWidth>
              Pasang Rp 100.000 di Meron
            </Button>
          ),
        },
        'Give a new `placement` for every answer, so that a second press never sends twice.',
      ],
      dont: [
        {
          text: 'Leave out the side: the player may have picked the other one.',
          show: () => <Button fullWidth>Pasang taruhan</Button>,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof BetPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const typed =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), text);
  };

export const Playground: Story = {};

export const Matrix: Story = {
  parameters: { ...severalLandmarks, columnWidth: 1200 },
  render: (args) => (
    <Grid align="start" minColumn="320px" gap={6}>
      <BetPanel {...args} />
      <BetPanel {...args} selected="wala" />
      <BetPanel {...args} selected={null} />
      <BetPanel {...args} round={drawRound()} selected="draw" />
      <BetPanel {...args} round={drawRound({ left: '0' })} selected="draw" />
      <BetPanel {...args} placement={{ status: 'placing', bet }} />
      <BetPanel {...args} placement={{ status: 'placed', bet }} />
      <BetPanel
        {...args}
        placement={{ status: 'refused', bet, message: 'Saldo Anda tidak cukup.' }}
      />
      <BetPanel {...args} placement={{ status: 'unknown', bet }} />
      <BetPanel {...args} round={closedRound} />
      <BetPanel {...args} stale />
      <BetPanel {...args} access="viewer" />
      <BetPanel {...args} access="guest" loginHref="#login" />
    </Grid>
  ),
};

export const LongText: Story = { globals: { language: 'pseudo' }, decorators: [narrowBox] };

export const Rtl: Story = { globals: { direction: 'rtl' } };

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
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('100rb{Enter}');
    await expect(args.onPlace).toHaveBeenCalledOnce();
    await expect(args.onPlace).toHaveBeenCalledWith({ selection: 'meron', amount: '100000' });
  },
};
