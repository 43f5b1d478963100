import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../../primitives/stack/stack.tsx';
import { Text } from '../../../primitives/text/text.tsx';
import {
  arenaGame,
  drawGame,
  drawRound,
  finishedRounds,
  openRound,
} from '../../../testing/arena-fixtures.ts';
import type { Guide } from '../../../testing/guide.ts';
import { columnOf, narrowBox, severalLandmarks } from '../../../testing/story-boxes.tsx';
import { roadResultsOf } from '../round-facts.ts';
import { RulesPanel } from './rules-panel.tsx';

const meta = {
  title: 'Betting/RulesPanel',
  component: RulesPanel,
  args: { game: arenaGame, round: openRound },
  decorators: [columnOf(720)],
  parameters: {
    guide: {
      use: ['Under a fight: how its pool pays, with the figures of this very fight.'],
      avoid: ['For games with a pay table and a theoretical return: GameInfo.'],
      keyboard: { 'Enter, Space': 'Opens a rule, or closes it.' },
      do: [
        {
          text: 'Explain the payout with the figures of this fight.',
          show: () => <RulesPanel game={arenaGame} round={openRound} />,
        },
      ],
      dont: [
        {
          text: 'Advertise the best case instead of the rule.',
          show: () => (
            <Text tone="accent" weight="semibold">
              Bayaran hingga 8× taruhan Anda!
            </Text>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof RulesPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  parameters: severalLandmarks,
  render: (args) => (
    <Stack>
      <RulesPanel {...args} />
      <RulesPanel {...args} round={null} />
      <RulesPanel
        {...args}
        game={drawGame}
        round={drawRound()}
        results={roadResultsOf(finishedRounds())}
      />
    </Stack>
  ),
};

export const LongText: Story = { globals: { language: 'pseudo' }, decorators: [narrowBox] };

export const Rtl: Story = { globals: { direction: 'rtl' } };

/** Bets on a draw: their payout, their past return here, and the bearer of the risk. */
export const WithDrawMarket: Story = {
  args: { game: drawGame, round: drawRound(), results: roadResultsOf(finishedRounds()) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Taruhan Seri'));
    await expect(
      canvas.getByText(/setiap Rp.1\.000 yang dipasang kembali Rp.8\.000/),
    ).toBeVisible();
    await expect(canvas.getByText(/12,5% dari semua laga/)).toBeVisible();
    await expect(canvas.getByText(/risikonya ditanggung bandar sendiri/)).toBeVisible();
  },
};

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const rule = within(canvasElement).getByText('Odds indikatif').closest('summary');
    await userEvent.tab();
    await userEvent.tab();
    await expect(rule).toHaveFocus();
    if (rule) await userEvent.click(rule);
    await expect(within(canvasElement).getByText(/odds berubah mengikuti pool/)).toBeVisible();
  },
};
