import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Grid } from '../../primitives/grid/grid.tsx';
import { Inline } from '../../primitives/inline/inline.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { columnOf, narrowBox, severalLandmarks } from '../../testing/story-boxes.tsx';
import { MoneyInput } from '../money-input/money-input.tsx';
import { LimitEditor } from './limit-editor.tsx';
import type { PlayLimit } from './limit-rules.ts';

const now = Date.parse('2026-11-20T09:00:00.000Z');

const daily: PlayLimit = {
  kind: 'deposit',
  period: '24h',
  amount: '500000',
  used: '300000',
  resetsAt: '2026-11-21T02:00:00.000Z',
  pending: null,
};
const raised: PlayLimit = {
  ...daily,
  pending: { amount: '1000000', effectiveAt: '2026-11-21T08:15:00.000Z' },
};
const ready: PlayLimit = {
  ...daily,
  pending: { amount: '1000000', effectiveAt: '2026-11-20T08:15:00.000Z' },
};

const meta = {
  title: 'Safer play/LimitEditor',
  component: LimitEditor,
  args: {
    kind: 'deposit',
    limits: [daily],
    now,
    onSave: fn(),
    onConfirmIncrease: fn(),
    onCancelIncrease: fn(),
  },
  parameters: {
    guide: {
      use: [
        'At registration, at the first deposit, and always from the account: one editor per kind.',
        'Pass the pending increase of each limit separately; a single date would lift all limits at once.',
      ],
      avoid: ['For limits that the operator sets, such as stakes of a game: show them as text.'],
      keyboard: {
        'Arrow keys': 'Move between the periods.',
        Enter: 'Saves from the amount field.',
      },
      do: [
        {
          text: 'Leave the new amount empty, for the player to decide.',
          show: () => <MoneyInput label="Batas baru" currency="IDR" />,
        },
      ],
      dont: [
        {
          text: 'Suggest amounts: a suggestion is an anchor.',
          show: () => (
            <Stack gap={3}>
              <MoneyInput label="Batas baru" currency="IDR" />
              <Inline>
                <Button size="sm" variant="soft">
                  Rp 500.000
                </Button>
                <Button size="sm" variant="soft">
                  Rp 1.000.000
                </Button>
              </Inline>
            </Stack>
          ),
        },
        'Do not confirm an increase for the player once its time has come.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof LimitEditor>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { decorators: [columnOf(460)] };

export const Matrix: Story = {
  parameters: severalLandmarks,
  render: (args) => (
    <Grid align="start" minColumn="300px" gap={5}>
      <LimitEditor {...args} limits={[]} />
      <LimitEditor {...args} />
      <LimitEditor {...args} limits={[raised]} />
      <LimitEditor {...args} limits={[ready]} />
      <LimitEditor
        {...args}
        kind="loss"
        limits={[
          { ...daily, kind: 'loss', used: '460000' },
          { ...daily, kind: 'loss', period: '7d', amount: '1500000', used: '460000' },
        ]}
      />
      <LimitEditor
        {...args}
        kind="session"
        limits={[{ kind: 'session', period: '24h', amount: '120', used: '120', pending: null }]}
      />
      <LimitEditor {...args} kind="stake" limits={[]} saving />
      <LimitEditor {...args} kind="stake" limits={[]} error="Sudah diproses di perangkat lain." />
    </Grid>
  ),
};

export const Pending: Story = { args: { limits: [raised] }, decorators: [columnOf(460)] };

export const Ready: Story = { args: { limits: [ready] }, decorators: [columnOf(460)] };

export const Lifting: Story = {
  args: { limits: [{ ...raised, pending: raised.pending && { ...raised.pending, amount: null } }] },
  decorators: [columnOf(460)],
};

export const CanLift: Story = {
  args: { onLift: fn() },
  decorators: [columnOf(460)],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Hapus batas' }));
    await expect(args.onLift).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { limits: [] }, decorators: [columnOf(460)] };

export const Loading: Story = { args: { saving: true }, decorators: [columnOf(460)] };

export const Error: Story = {
  args: { error: 'Batas ini baru saja diubah di perangkat lain.' },
  decorators: [columnOf(460)],
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { limits: [{ ...raised, amount: '1234567890123' }] },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' }, args: { limits: [raised] } };

export const Interaction: Story = {
  decorators: [columnOf(460)],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '24 jam' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('750rb');
    await expect(canvas.getByText(/menunggu 24 jam/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({
      kind: 'deposit',
      period: '24h',
      amount: '750000',
      change: 'raise',
    });
  },
};
