import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../testing/guide.ts';
import { Card } from '../card/card.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Skeleton } from './skeleton.tsx';
import { Text } from '../text/text.tsx';

const meta = {
  title: 'Atoms/Skeleton',
  component: Skeleton,
  tags: ['display', 'wordless'],
  args: { lines: 3 },
  parameters: {
    guide: {
      use: ['Loading content whose layout is known: rows, cards, a balance.'],
      avoid: [
        'A running action: use `loading` of its button.',
        'Loading content of unknown layout: use Spinner.',
      ],
      do: [
        {
          text: 'Draw as many lines as will come, and set `aria-busy` on the parent.',
          show: () => (
            <div aria-busy="true" style={{ inlineSize: 220 }}>
              <Skeleton lines={3} />
            </div>
          ),
        },
      ],
      dont: [
        {
          text: 'Show it again while existing content is refreshed.',
          show: () => (
            <Stack gap={2} style={{ inlineSize: 220 }}>
              <Text tone="secondary">Saldo</Text>
              <Skeleton lines={1} />
            </Stack>
          ),
        },
      ],
      accessibility: ['Hidden from screen readers; the region around it says that it is busy.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack aria-busy="true" gap={6}>
      <Skeleton />
      <Skeleton lines={3} />
      <Inline wrap={false}>
        <Skeleton shape="circle" />
        <Skeleton lines={2} />
      </Inline>
      <Skeleton shape="block" height="160px" />
      <Card>
        <Stack>
          <Skeleton width="40%" />
          <Skeleton height="32px" width="60%" />
        </Stack>
      </Card>
    </Stack>
  ),
};

/** It does not move with reduced motion. */
export const Still: Story = { globals: { motion: 'reduced' } };

export const Rtl: Story = { globals: { direction: 'rtl' } };
