import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { someResults } from '../../testing/lobby-fixtures.ts';
import { narrowBox, severalLandmarks } from '../../testing/story-boxes.tsx';
import { ResultsTicker } from './results-ticker.tsx';

const meta = {
  title: 'Games/ResultsTicker',
  component: ResultsTicker,
  args: { results: someResults },
  parameters: {
    guide: {
      use: ['In a lobby: how the latest fights ended, each linked to its fight.'],
      avoid: ['For wins of players: LiveWinsTicker, where a market allows it.'],
      keyboard: {
        Tab: 'To the button that stops it, then from result to result; it pauses meanwhile.',
      },
      do: [
        {
          text: 'Show the odds at which a winning side was paid.',
          show: () => <ResultsTicker results={someResults.slice(0, 2)} />,
        },
      ],
      dont: [
        {
          text: 'Leave the odds out: the side alone does not say what a bet returned.',
          show: () => (
            <ResultsTicker
              results={someResults.slice(0, 2).map((result) => ({ ...result, odds: null }))}
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ResultsTicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  parameters: severalLandmarks,
  render: () => (
    <Stack>
      <ResultsTicker results={someResults} />
      <ResultsTicker results={someResults.slice(0, 2)} />
    </Stack>
  ),
};

export const Empty: Story = { args: { results: [] } };

export const LongText: Story = { globals: { language: 'pseudo' }, decorators: [narrowBox] };

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  args: { results: someResults.slice(0, 2) },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole('link')[0]).toHaveFocus();
  },
};
