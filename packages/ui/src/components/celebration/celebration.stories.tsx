import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../primitives/card/card.tsx';
import { Grid } from '../../primitives/grid/grid.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { Money } from '../money/money.tsx';
import { Celebration } from './celebration.tsx';

const meta = {
  title: 'Overlays/Celebration',
  component: Celebration,
  args: { stake: '100000', payout: '187000', seed: 'bet-128', durationMs: 60_000 },
  decorators: [
    (Story) => (
      <Card style={{ position: 'relative', minBlockSize: 260, placeContent: 'center' }}>
        <Heading style={{ textAlign: 'center' }}>
          <Money value="187000" />
        </Heading>
        {Story()}
      </Card>
    ),
  ],
  tags: ['display', 'wordless'],
  parameters: {
    guide: {
      use: [
        'Once, for a bet that returned more than was staked, around the amount that stays on the page.',
        'Pass the id of the bet as `seed`: the animation of a bet is then always the same.',
      ],
      avoid: [
        'For bonuses and deposits. For a payout of at most the stake the component renders nothing.',
        'On top of the balance or of a control.',
      ],
      do: [
        {
          text: 'Show the win as text next to it: the animation is hidden from screen readers.',
          show: () => (
            <Card>
              <Stack gap={1} align="center">
                <Text>Menang, taruhan Rp 100.000</Text>
                <Heading level={3}>
                  <Money value="187000" currency="IDR" />
                </Heading>
              </Stack>
            </Card>
          ),
        },
      ],
      dont: [
        {
          text: 'Celebrate a payout below the stake: the player has lost money.',
          show: () => (
            <Card>
              <Stack gap={1} align="center">
                <Text>Menang, taruhan Rp 100.000</Text>
                <Heading level={3}>
                  <Money value="42000" currency="IDR" />
                </Heading>
              </Stack>
            </Card>
          ),
        },
      ],
      accessibility: ['Hidden from screen readers; with reduced motion nothing moves.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Celebration>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { durationMs: 1400 } };

export const Matrix: Story = {
  decorators: [(Story) => <Grid columns={{ base: 1, md: 3 }}>{Story()}</Grid>],
  render: (args) => (
    <>
      {(['ring', 'rise'] as const).flatMap((kind) =>
        (['low', 'medium', 'high'] as const).map((intensity) => (
          <Card
            key={`${kind} ${intensity}`}
            style={{ position: 'relative', minBlockSize: 200, placeContent: 'center' }}
          >
            <p style={{ textAlign: 'center' }}>{`${kind}, ${intensity}`}</p>
            <Celebration {...args} kind={kind} intensity={intensity} />
          </Card>
        )),
      )}
    </>
  ),
};

/** A payout of at most the stake is never celebrated. */
export const Guard: Story = {
  args: { payout: '100000', intensity: 'high' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.lobi-Celebration-root')).toBeNull();
  },
};

export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('.lobi-Celebration-root');
    if (root) await expect(getComputedStyle(root).display).toBe('none');
  },
};

export const Rtl: Story = { globals: { direction: 'rtl' }, args: { kind: 'rise' } };
