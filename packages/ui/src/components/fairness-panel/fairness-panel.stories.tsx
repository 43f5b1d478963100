import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { columnOf, narrowBox, severalLandmarks } from '../../testing/story-boxes.tsx';
import { FairnessPanel } from './fairness-panel.tsx';

const meta = {
  title: 'Games/FairnessPanel',
  component: FairnessPanel,
  args: {
    serverSeedHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    serverSeed: 'f3c1a0b8de5542c79a1b6e0d47a2c98b',
    clientSeed: 'lentera-7c41',
    nonce: 128,
    onVerify: fn(),
  },
  decorators: [columnOf(520)],
  parameters: {
    guide: {
      use: [
        'In games whose result follows from seeds, during the round (sealed) and after it.',
        'Compute the check on the player’s device: the server must not verify itself.',
      ],
      avoid: ['For pool games: they have no draw, and the pool is public.'],
      keyboard: { Tab: 'From value to value, each with a button that copies it.' },
      do: [
        {
          text: 'Pass only the hash of the server seed until the round is over.',
          show: () => (
            <FairnessPanel
              serverSeedHash="9f86d081884c7d659a2feaa0c55ad015"
              serverSeed={null}
              clientSeed="lentera-7c41"
              nonce={128}
            />
          ),
        },
      ],
      dont: [
        {
          text: 'Give the server seed during the round: its result could be computed from it.',
          show: () => (
            <FairnessPanel
              serverSeedHash="9f86d081884c7d659a2feaa0c55ad015"
              serverSeed="f3c1a0b8de5542c79a1b6e0d47a2c98b"
              clientSeed="lentera-7c41"
              nonce={128}
              status="unrevealed"
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof FairnessPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  parameters: { ...severalLandmarks, columnWidth: 1200 },
  render: (args) => (
    <Grid minColumn="320px">
      <FairnessPanel {...args} serverSeed={null} />
      <FairnessPanel {...args} />
      <FairnessPanel {...args} verifying />
      <FairnessPanel {...args} status="verified" />
      <FairnessPanel {...args} status="mismatch" />
    </Grid>
  ),
};

export const Loading: Story = { args: { verifying: true } };

export const LongText: Story = { globals: { language: 'pseudo' }, decorators: [narrowBox] };

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Salin hash seed server' })).toHaveFocus();
    canvas.getByRole('button', { name: 'Periksa' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onVerify).toHaveBeenCalledOnce();
  },
};
