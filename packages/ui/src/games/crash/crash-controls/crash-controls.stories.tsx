import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../../primitives/button/button.tsx';
import { Grid } from '../../../primitives/grid/grid.tsx';
import { Stack } from '../../../primitives/stack/stack.tsx';
import { Text } from '../../../primitives/text/text.tsx';
import { crashedRound, crashRound, sampleCurve } from '../../../testing/crash-fixtures.ts';
import type { Guide } from '../../../testing/guide.ts';
import { columnOf, severalLandmarks } from '../../../testing/story-boxes.tsx';
import { AtTable, tableSeat } from '../../../testing/table-seat.tsx';
import type { CrashSlot } from '../crash.types.ts';
import { CrashControls, type CrashControlsProps } from './crash-controls.tsx';

const still = Date.now();
const seat = tableSeat('Lentera Terbang', { now: () => still });
const betting = { ...crashRound(1), closesAt: still + 3_000 };
const running = { ...crashRound(-1), closesAt: still - 24_536 };
const bet = { amount: '50000', autoCashOut: 1000 } as const;
const idle = { status: 'idle' } as const;

const atTable = (props: CrashControlsProps) => (
  <AtTable seat={seat}>
    <CrashControls {...props} />
  </AtTable>
);

const meta = {
  title: 'Games/CrashControls',
  component: CrashControls,
  args: {
    round: running,
    multipleAt: sampleCurve,
    slots: { A: { status: 'in', ...bet }, B: idle },
    autoBounds: { minimum: 101, maximum: 100_000_000 },
    onPlace: fn(),
    onCancel: fn(),
    onCashOut: fn(),
  },
  render: atTable,
  decorators: [columnOf(360)],
  parameters: {
    guide: {
      use: ['Inside PlayFrame, beside the graph: two bets that know nothing of each other.'],
      avoid: ['For games that are decided at once: StakePanel.'],
      keyboard: {
        Enter: 'In a field: places the bet.',
        Space: 'On the button: places the bet, then takes the money of the running one.',
      },
      do: [
        {
          text: 'Name the amount on the button that takes the money, with its multiple below.',
          show: () => (
            <Stack gap={1} align="start">
              <Button>Ambil Rp 217.500</Button>
              <Text size="sm" tone="secondary">
                4,35× dari Rp 50.000
              </Text>
            </Stack>
          ),
        },
      ],
      dont: [
        {
          text: 'Urge the player to wait or to hurry.',
          show: () => (
            <Stack gap={1} align="start">
              <Button>Ambil</Button>
              <Text size="sm" tone="secondary">
                Tahan sedikit lagi!
              </Text>
            </Stack>
          ),
        },
      ],
      accessibility: ['Announces each stake that is cashed out, with its multiple and amount.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof CrashControls>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Queued: Story = { args: { slots: { A: { status: 'queued', ...bet }, B: idle } } };
export const Placed: Story = {
  args: { round: betting, slots: { A: { status: 'in', ...bet }, B: idle } },
};
export const Cashed: Story = {
  args: { slots: { A: { status: 'cashed', ...bet, multiplier: 210, payout: '105000' }, B: idle } },
};
export const Lost: Story = {
  args: { round: crashedRound(), slots: { A: { status: 'lost', ...bet }, B: idle } },
};
export const Refused: Story = {
  args: {
    round: betting,
    slots: { A: { status: 'idle', message: 'Taruhan untuk ronde ini sudah ditutup.' }, B: idle },
  },
};

const states: readonly CrashSlot[] = [
  idle,
  { status: 'queued', ...bet },
  { status: 'placing', ...bet },
  { status: 'unknown', ...bet },
  { status: 'in', ...bet },
  { status: 'cashing', ...bet, autoCashOut: null },
  { status: 'cashed', ...bet, multiplier: 210, payout: '105000' },
  { status: 'lost', ...bet },
  { status: 'refunded', ...bet },
];

export const Matrix: Story = {
  parameters: { ...severalLandmarks, columnWidth: 1200 },
  render: (args) => (
    <Grid minColumn="320px" gap={6}>
      {states.map((slot) => (
        <div key={slot.status}>{atTable({ ...args, slots: { A: slot, B: idle } })}</div>
      ))}
      <AtTable seat={tableSeat('Lentera Terbang', { access: 'guest' })}>
        <CrashControls {...args} slots={{ A: idle, B: idle }} />
      </AtTable>
      <AtTable seat={tableSeat('Lentera Terbang', { access: 'viewer' })}>
        <CrashControls {...args} slots={{ A: idle, B: idle }} />
      </AtTable>
      <AtTable seat={tableSeat('Lentera Terbang', { isStale: true })}>
        <CrashControls {...args} slots={{ A: idle, B: idle }} />
      </AtTable>
    </Grid>
  ),
};

export const LongText: Story = { globals: { language: 'pseudo' }, decorators: [columnOf(288)] };

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  args: { slots: { A: { status: 'in', ...bet }, B: idle } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const take = canvas.getByRole('button', { name: /217/ });
    take.focus();
    await userEvent.keyboard(' ');
    await expect(args.onCashOut).toHaveBeenCalledWith('A');

    await userEvent.click(canvas.getByRole('button', { name: /taruhan B/i }));
    await userEvent.type(canvas.getByRole('textbox'), '20000{Enter}');
    await expect(args.onPlace).toHaveBeenCalledWith('B', {
      amount: '20000',
      autoCashOut: null,
    });
  },
};
