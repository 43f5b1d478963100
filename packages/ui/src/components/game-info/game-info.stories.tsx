import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { columnOf, narrowBox } from '../../testing/story-boxes.tsx';
import { Multiplier } from '../num/multiplier.tsx';
import { GameInfo } from './game-info.tsx';
import { PayTable } from './pay-table.tsx';

const meta = {
  title: 'Games/GameInfo',
  component: GameInfo,
  args: {
    title: 'Permata Senja',
    rules: (
      <>
        <p>
          Tiga baris, lima gulungan. Gambar yang sama dari kiri ke kanan di satu garis membayar.
        </p>
        <p>Lentera mengganti gambar apa pun selain bulan.</p>
      </>
    ),
    payouts: [
      { result: '5 lentera', pays: <Multiplier value={50_000} /> },
      { result: '4 lentera', pays: <Multiplier value={10_000} /> },
      { result: '3 permata', pays: <Multiplier value={500} /> },
      { result: '3 daun', pays: <Multiplier value={50} /> },
    ],
    returnBp: 9620,
    hitRateBp: 2840,
    minimumStake: '1000',
    maximumStake: '500000',
    maximumPayout: '250000000',
  },
  decorators: [columnOf(640)],
  parameters: {
    guide: {
      use: ['In every game, one press away, and before the first round.'],
      avoid: ['For the state of a round: the stage shows it.'],
      keyboard: { 'Arrow keys': 'Move between the tabs.', Tab: 'Goes into the panel.' },
      do: [
        {
          text: 'Write payouts with the stake included, as everywhere else.',
          show: () => (
            <PayTable payouts={[{ result: '3 permata', pays: <Multiplier value={500} /> }]} />
          ),
        },
      ],
      dont: [
        {
          text: 'Show only the profit: it looks smaller than the payouts of other games.',
          show: () => <PayTable payouts={[{ result: '3 permata', pays: '4 : 1' }]} />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof GameInfo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={8}>
      <GameInfo {...args} title="Aturan" />
      <GameInfo {...args} title="Pembayaran" defaultTab="payouts" />
      <GameInfo {...args} title="Pengembalian" defaultTab="return" />
      <GameInfo
        {...args}
        title="Jackpot"
        defaultTab="return"
        jackpot={{
          contributionBp: 100,
          returnBp: 150,
          seed: '10000000',
          turnover: '2000000000',
        }}
      />
      <GameInfo {...args} title="Batas" defaultTab="limits" />
      <GameInfo {...args} title="Kolam" payouts={[]} defaultTab="payouts" />
    </Stack>
  ),
};

export const Empty: Story = { args: { payouts: [], defaultTab: 'payouts' } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { defaultTab: 'return' },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' }, args: { defaultTab: 'payouts' } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Aturan' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(await canvas.findByText('96,2%')).toBeVisible();
  },
};
