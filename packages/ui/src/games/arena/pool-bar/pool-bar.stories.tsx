import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../../primitives/stack/stack.tsx';
import { openRound, roundWith } from '../../../testing/arena-fixtures.ts';
import type { Guide } from '../../../testing/guide.ts';
import { columnOf, narrowBox } from '../../../testing/story-boxes.tsx';
import { PoolBar } from './pool-bar.tsx';

const poolOf = (meron: string, wala: string) =>
  roundWith({
    selections: openRound.selections.map((side) => ({
      ...side,
      pool: side.key === 'meron' ? meron : wala,
    })),
  });

const meta = {
  title: 'Betting/PoolBar',
  component: PoolBar,
  tags: ['display'],
  args: { round: openRound },
  decorators: [columnOf(424)],
  parameters: {
    guide: {
      use: ['Under the board of a fight: how its pool is split, in figures and as a bar.'],
      avoid: ['For a limit or a quota: Meter has words for being near its end.'],
      do: [
        {
          text: 'Let each side stand in words and figures, beside its colour and mark.',
          show: () => <PoolBar round={openRound} />,
        },
      ],
      dont: [
        {
          text: 'Do not leave the figures out: the colours alone say nothing.',
          show: () => (
            <div style={{ display: 'flex', blockSize: 8, inlineSize: 280 }}>
              <div style={{ flex: 60, background: 'var(--lobi-color-meron)' }} />
              <div style={{ flex: 40, background: 'var(--lobi-color-wala)' }} />
            </div>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof PoolBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack gap={6}>
      <PoolBar round={openRound} />
      <PoolBar round={poolOf('48000000', '1200000')} />
      <PoolBar round={poolOf('0', '23600000')} />
      <PoolBar round={poolOf('0', '0')} />
    </Stack>
  ),
};

export const Empty: Story = { args: { round: poolOf('0', '0') } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { round: poolOf('123456789012', '98765432109') },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };
