import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../../primitives/stack/stack.tsx';
import { sixCardCoup, tieCoup } from '../../../testing/baccarat-fixtures.ts';
import type { Guide } from '../../../testing/guide.ts';
import { columnOf, severalLandmarks } from '../../../testing/story-boxes.tsx';
import { BetAreas } from './bet-areas.tsx';
import { shownStates, StatesTable } from '../../../testing/states-table.tsx';

const bets = [
  { spot: 'banker', amount: '100000' },
  { spot: 'player-pair', amount: '10000' },
] as const;

/** Props of a table with bets on it. */
const areas = {
  laid: [],
  taken: bets,
  pays: { player: 1, banker: 0.95, tie: 8, 'player-pair': 11, 'banker-pair': 11 },
  chip: '10000',
  currency: 'IDR',
  coup: null,
  onLay: fn(),
} as const;

const meta = {
  title: 'Games/BetAreas',
  component: BetAreas,
  args: { ...areas, taken: [] },
  decorators: [columnOf(480)],
  parameters: {
    guide: {
      use: ['For the areas of a table, each a button that lays the chip in hand.'],
      avoid: ['For the odds of a fight: OddsBoard.'],
      keyboard: { 'Enter, Space': 'Lay the chip in hand on the area in focus.' },
      do: [
        {
          text: 'Lock the areas once bets are closed.',
          show: () => <BetAreas {...areas} locked />,
        },
      ],
      dont: [
        {
          text: 'Leave the areas open to presses while the cards are dealt: the server rejects the bet.',
          show: () => <BetAreas {...areas} />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof BetAreas>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Matrix: Story = {
  parameters: severalLandmarks,
  render: (args) => (
    <Stack gap={6}>
      <BetAreas {...args} />
      <BetAreas {...args} laid={bets} />
      <BetAreas {...args} taken={bets} locked />
      <BetAreas {...args} taken={bets} coup={sixCardCoup} locked />
      <BetAreas {...args} taken={bets} coup={tieCoup} locked />
    </Stack>
  ),
};
export const States: Story = {
  parameters: { ...shownStates, ...severalLandmarks, columnWidth: 2_000 },
  render: (args) => (
    <StatesTable
      rows={{
        empty: (disabled) => (
          <div style={{ inlineSize: 320 }}>
            <BetAreas {...args} locked={disabled} />
          </div>
        ),
        'with chips': (disabled) => (
          <div style={{ inlineSize: 320 }}>
            <BetAreas {...args} laid={bets} locked={disabled} />
          </div>
        ),
      }}
    />
  ),
};

export const LongText: Story = { globals: { language: 'pseudo' }, decorators: [columnOf(288)] };
export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const areas = within(canvasElement).getAllByRole('button');
    await userEvent.tab();
    await expect(areas[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLay).toHaveBeenCalledWith({ spot: 'player-pair', amount: '10000' });
  },
};
