import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../../primitives/stack/stack.tsx';
import {
  openRound,
  placedBets,
  settledBets,
  settledRound,
} from '../../../testing/arena-fixtures.ts';
import type { Guide } from '../../../testing/guide.ts';
import { columnOf, narrowBox, severalLandmarks } from '../../../testing/story-boxes.tsx';
import { MyBets } from './my-bets.tsx';

const meta = {
  title: 'Betting/MyBets',
  component: MyBets,
  tags: ['display'],
  args: { round: openRound, bets: placedBets },
  decorators: [columnOf(424)],
  parameters: {
    guide: {
      use: ['Beside a fight: the own bets of this fight and what became of them.'],
      avoid: ['For bets of many fights: BetListView has filters and pages.'],
      do: [
        {
          text: 'Show bets that failed to load as unknown, with a way to try again.',
          show: () => <MyBets round={openRound} bets="failed" onRetry={() => undefined} />,
        },
        'Bets of other fights may be passed: the list leaves them out.',
      ],
      dont: [
        {
          text: 'Pass an empty list if the bets are unknown: the player believes that none was placed.',
          show: () => <MyBets round={openRound} bets={[]} />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof MyBets>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  parameters: severalLandmarks,
  render: (args) => (
    <Stack>
      <MyBets {...args} />
      <MyBets round={settledRound} bets={settledBets} />
      <MyBets {...args} bets={[]} />
    </Stack>
  ),
};

export const Empty: Story = { args: { bets: [] } };

export const Loading: Story = { args: { bets: 'loading' } };

export const Failed: Story = { args: { bets: 'failed', onRetry: () => undefined } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { bets: placedBets.map((bet) => ({ ...bet, amount: '1234567890' })) },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };
