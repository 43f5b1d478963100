import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Card } from '../../primitives/card/card.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { narrowBox } from '../../testing/story-boxes.tsx';
import { Money } from '../money/money.tsx';
import { JackpotWin } from './jackpot-win.tsx';

/** Rendered over a game. */
const stage: Decorator = (Story) => (
  <Card style={{ position: 'relative', minBlockSize: 320 }}>
    <Story />
  </Card>
);

const meta = {
  title: 'Games/JackpotWin',
  component: JackpotWin,
  args: {
    playId: 'play-1',
    name: 'Jackpot Pasar Malam',
    amount: '31284360',
    stake: '1000',
    onClose: fn(),
  },
  decorators: [stage],
  parameters: {
    guide: {
      use: [
        'Over the image of a game, when the animation of the play that won its jackpot has finished.',
      ],
      avoid: ['Any other win: Celebration.', 'The wins of others: LiveWinsTicker.'],
      keyboard: { Tab: 'To the button that closes it.' },
      do: [
        {
          text: 'Give the amount that was paid.',
          show: () => (
            <Card>
              <Stack gap={2} align="center">
                <Text>Jackpot Pasar Malam</Text>
                <Heading level={3}>
                  <Money value="31284360" currency="IDR" />
                </Heading>
              </Stack>
            </Card>
          ),
        },
      ],
      dont: [
        {
          text: 'Round it: the player compares it with the balance.',
          show: () => (
            <Card>
              <Stack gap={2} align="center">
                <Text>Jackpot Pasar Malam</Text>
                <Heading level={3}>
                  <Money value="31284360" currency="IDR" compact />
                </Heading>
              </Stack>
            </Card>
          ),
        },
        'Show it before the amount is in the balance.',
      ],
      accessibility: [
        'The win is announced at once, in words; the animation is hidden from screen readers.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof JackpotWin>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Small and large amounts, with and without a name, in another currency. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap={6}>
      {[
        { playId: 'small', amount: '12500', name: undefined },
        { playId: 'large', amount: '31284360' },
        {
          playId: 'peso',
          amount: '48250.75',
          stake: '10',
          currency: 'PHP',
          name: 'Jackpot Manila',
        },
      ].map((each) => (
        <Card key={each.playId} style={{ position: 'relative', minBlockSize: 320 }}>
          <JackpotWin {...args} {...each} />
        </Card>
      ))}
    </Stack>
  ),
};

/** An amount of the stake or less is not celebrated. */
export const Guard: Story = {
  args: { amount: '1000' },
  tags: ['wordless'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.lobi-JackpotWin-root')).toBeNull();
  },
};

export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rp 31.284.360')).toBeVisible();
  },
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { name: 'Jackpot besar semua permainan Lentera', amount: '1284350000000000' },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
