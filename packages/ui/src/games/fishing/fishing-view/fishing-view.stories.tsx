import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { caughtFish, missedFish, sampleTargets } from '../../../testing/fishing-fixtures.ts';
import { tableSeat } from '../../../testing/table-seat.tsx';
import { FishingView } from './fishing-view.tsx';

const seat = tableSeat('Lentera Nelayan', { tools: {} });

const meta = {
  title: 'Screens/Fishing',
  component: FishingView,
  parameters: { layout: 'fullscreen' },
  globals: { motion: 'reduced' },
  decorators: [
    (Story) => (
      <div style={{ padding: '12px var(--lobi-page-gutter) 96px', maxInlineSize: 1440 }}>
        <Story />
      </div>
    ),
  ],
  args: { seat, targets: sampleTargets, seed: 'kolam', result: null, onPlay: fn() },
} satisfies Meta<typeof FishingView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Moving: Story = { globals: { motion: 'system' }, tags: ['not-compared'] };
export const Sent: Story = { args: { seat: { ...seat, state: { status: 'playing' } } } };
export const Caught: Story = { args: { result: caughtFish } };
export const Missed: Story = { args: { result: missedFish } };
/** Shots of other players, as lines and as nets in the pond. */
export const WithOthers: Story = {
  args: {
    others: [
      { id: 'a', name: 'and***7', target: 'snapper', multipleBp: 80_000 },
      { id: 'b', name: 'sit***1', target: 'grouper', multipleBp: 0 },
    ],
  },
};
export const Refused: Story = {
  args: { seat: { ...seat, state: { status: 'refused', message: 'Saldo tidak cukup.' } } },
};
export const FirstVisit: Story = { args: { seat: { ...seat, hasReadRules: false } } };
export const Guest: Story = { args: { seat: { ...seat, access: 'guest' } } };
export const Stale: Story = { args: { seat: { ...seat, isStale: true } } };
export const LongText: Story = {
  args: { result: missedFish },
  globals: { language: 'pseudo', motion: 'reduced' },
};
export const Rtl: Story = {
  args: { result: caughtFish },
  globals: { direction: 'rtl', motion: 'reduced' },
};

/** Aim, stake and cast by keyboard only. */
export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('textbox').focus();
    await userEvent.keyboard('25000');
    canvas.getByRole('radio', { name: /Kakap/ }).focus();
    await userEvent.keyboard('{ }{Enter}');
    await expect(args.onPlay).toHaveBeenCalledWith('25000', 'snapper');
  },
};
