import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { columnOf, narrowBox, severalLandmarks } from '../../testing/story-boxes.tsx';
import { RoadMap } from './road-map.tsx';
import type { RoadResult } from './roads.ts';

const outcomes = { M: 'meron', W: 'wala', D: 'draw', C: 'cancelled' } as const;

const fights = (letters: string): readonly RoadResult[] =>
  [...letters].map((letter, index) => ({
    number: index + 1,
    result: outcomes[letter as keyof typeof outcomes],
  }));

const night = 'MDWMCWWWMMMMWWWMMWMMMMMWMWMMWMDWMMMWMMMWDMMMWMWWMMMMWMMWMMMWDMMMMWWMMDMMWWMM';

const meta = {
  title: 'Betting/RoadMap',
  component: RoadMap,
  args: { results: fights(night), hasNext: true },
  parameters: {
    guide: {
      use: ['Under a fight: the results as conventional road charts, and as one sentence.'],
      avoid: ['As advice: it states that past results do not change the odds.'],
      keyboard: {
        Tab: 'To each board, which scrolls, and on a phone to its two buttons.',
        'Arrow keys': 'Scroll the focused board.',
      },
      do: [
        {
          text: 'Show the history as it was, with the sentence that sums it up.',
          show: () => <RoadMap results={fights(night.slice(0, 24))} />,
        },
      ],
      dont: [
        {
          text: 'Derive advice from past results: they do not change the odds.',
          show: () => <Text weight="semibold">Meron menang 4 kali. Pasang Meron sekarang!</Text>,
        },
      ],
      accessibility: [
        'A sentence sums up the last ten fights; each board is a table in a region that the keyboard can scroll.',
        'Sides differ in letter and shape, not in colour alone.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof RoadMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  parameters: severalLandmarks,
  render: () => (
    <Stack gap={8}>
      <RoadMap results={fights('MDWMCWWWMMMM')} hasNext />
      <RoadMap results={fights('MMMMMMMMMMWWWWWWWWDDWMMMMMMM')} />
      <RoadMap results={fights('DDD')} />
      <RoadMap results={[]} />
    </Stack>
  ),
};

/** 228 fights on one board, for scrolling. */
export const Cells228: Story = { args: { results: fights(night.repeat(3).slice(0, 228)) } };

export const DragonTail: Story = { args: { results: fights('WMMMMMMMMMMWWDWW') } };

export const Empty: Story = { args: { results: [], hasNext: false } };

export const LongText: Story = { globals: { language: 'pseudo' }, decorators: [narrowBox] };

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  decorators: [columnOf(360)],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/10 terakhir/)).toBeVisible();
    await userEvent.tab();
    await expect(canvasElement).toContainElement(document.activeElement as HTMLElement);
    await expect(document.activeElement).not.toBe(document.body);
  },
};
