import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Grid } from '../../../primitives/grid/grid.tsx';
import { sampleTargets } from '../../../testing/fishing-fixtures.ts';
import type { Guide } from '../../../testing/guide.ts';
import { columnOf, narrowBox, severalLandmarks } from '../../../testing/story-boxes.tsx';
import { TargetList } from './target-list.tsx';

const meta = {
  title: 'Games/TargetList',
  component: TargetList,
  args: { targets: sampleTargets, value: 'snapper', onValueChange: fn() },
  decorators: [columnOf(400)],
  parameters: {
    guide: {
      use: ['Beside the pond: all targets with what they pay, to choose by keyboard or by ear.'],
      avoid: ['For choices without a picture: RadioCards.'],
      keyboard: {
        'Arrow keys': 'Choose the next or the previous target.',
        Enter: 'Sends the form that the list stands in.',
      },
      do: [
        {
          text: 'Order the targets by what they pay, from low to high.',
          show: () => (
            <TargetList targets={sampleTargets.slice(0, 3)} value={null} onValueChange={fn()} />
          ),
        },
      ],
      dont: [
        {
          text: 'Put the highest payout first: it reads as a recommendation.',
          show: () => (
            <TargetList
              targets={sampleTargets.slice(0, 3).toReversed()}
              value={null}
              onValueChange={fn()}
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof TargetList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Empty: Story = { args: { value: null } };

export const Matrix: Story = {
  parameters: { ...severalLandmarks, columnWidth: 900 },
  render: (args) => (
    <Grid minColumn="320px" gap={5}>
      <TargetList {...args} value={null} />
      <TargetList {...args} />
      <TargetList {...args} targets={sampleTargets.slice(0, 3)} value="mullet" />
    </Grid>
  ),
};

export const LongText: Story = { globals: { language: 'pseudo' }, decorators: [narrowBox] };

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Kakap, 8×, peluang 12%/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenCalledWith('pomfret');
  },
};
