import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Inline } from '../../primitives/inline/inline.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { narrowBox, severalLandmarks } from '../../testing/story-boxes.tsx';
import { Multiplier } from '../num/multiplier.tsx';
import { MultiplierHistory, type PastMultiplier } from './multiplier-history.tsx';

const ends = [213, 104, 568, 100, 187, 1240, 131, 302, 117, 246, 158, 10250, 100, 173, 221];

const items: readonly PastMultiplier[] = ends.map((multiplier, index) => ({
  id: `round-${128 - index}`,
  multiplier,
  href: `#round-${128 - index}`,
}));

const meta = {
  title: 'Betting/MultiplierHistory',
  component: MultiplierHistory,
  args: { items },
  parameters: {
    guide: {
      use: ['Above a rising multiplier, each linked to the verification of its round.'],
      avoid: ['With colours for high and low: they suggest a pattern where there is none.'],
      keyboard: { Tab: 'Goes through the rounds.', 'Arrow keys': 'Scroll the focused row.' },
      do: [
        {
          text: 'Show all multipliers in one colour: each round is independent of the last.',
          show: () => <MultiplierHistory items={items.slice(0, 4)} />,
        },
      ],
      dont: [
        {
          text: 'Colour the high ones: the row then looks like a pattern.',
          show: () => (
            <Inline>
              {items.slice(0, 4).map(({ id, multiplier }) => (
                <span
                  key={id}
                  style={{
                    color:
                      multiplier < 200 ? 'var(--lobi-color-danger)' : 'var(--lobi-color-success)',
                  }}
                >
                  <Multiplier value={multiplier} />
                </span>
              ))}
            </Inline>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof MultiplierHistory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  parameters: severalLandmarks,
  render: (args) => (
    <Stack gap={6}>
      <MultiplierHistory {...args} />
      <MultiplierHistory items={items.map(({ id, multiplier }) => ({ id, multiplier }))} />
      <MultiplierHistory items={items.slice(0, 2)} note={false} />
      <MultiplierHistory items={[]} />
    </Stack>
  ),
};

export const Empty: Story = { args: { items: [] } };

export const LongText: Story = { globals: { language: 'pseudo' }, decorators: [narrowBox] };

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('list')).toHaveFocus();
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
  },
};
