import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { columnOf, narrowBox, severalLandmarks } from '../../testing/story-boxes.tsx';
import { GameArt } from '../game-art/game-art.tsx';
import { VideoControls } from './video-controls.tsx';
import { VideoStage } from './video-stage.tsx';

const picture = <GameArt seed="meja-7" category="live" ratio="landscape" />;

const meta = {
  title: 'Games/VideoStage',
  component: VideoStage,
  args: { title: 'Meja Lentera 7', stream: picture, status: 'live', onRetry: fn(), onStart: fn() },
  decorators: [columnOf(640)],
  parameters: {
    guide: {
      use: [
        'For any game that is broadcast: a dealer, a draw, a fight.',
        'Pass any video player as `stream`; start it muted, and not at all in data-saving mode.',
      ],
      avoid: ['For a game that renders itself: GameStage has a region for it.'],
      keyboard: { Tab: 'Moves to the controls, and to the button of a state, if any.' },
      do: [
        {
          text: 'Show the delay of the video: bets close by the server’s clock, not by the video.',
          show: () => (
            <VideoStage title="Meja Lentera 7" stream={picture} status="delayed" delaySeconds={6} />
          ),
        },
      ],
      dont: [
        {
          text: 'Label a delayed video as live.',
          show: () => <VideoStage title="Meja Lentera 7" stream={picture} status="live" />,
        },
      ],
      accessibility: [
        'Announces live, stalled, off air, failed and ended. Captions have their own slot.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof VideoStage>;
export default meta;

type Story = StoryObj<typeof meta>;

const controls = (
  <VideoControls muted onMutedChange={fn()} onPoppedOutChange={fn()} onStop={fn()} />
);

export const Playground: Story = { args: { controls } };

export const Matrix: Story = {
  parameters: { ...severalLandmarks, columnWidth: 1200 },
  render: (args) => (
    <Grid minColumn="300px">
      {(
        [
          'waiting',
          'connecting',
          'live',
          'delayed',
          'stalled',
          'offline',
          'ended',
          'error',
        ] as const
      ).map((status) => (
        <VideoStage key={status} {...args} status={status} delaySeconds={4} controls={controls} />
      ))}
      <VideoStage title="Tanpa siaran" clock="Sesi 00.42.10" />
      <VideoStage title="Dengan poster" poster={picture} />
    </Grid>
  ),
};

export const Loading: Story = { args: { status: 'connecting' } };

export const Error: Story = { args: { status: 'error' } };

export const Empty: Story = { render: (args) => <VideoStage title={args.title} /> };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { status: 'error' },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' }, args: { controls } };

export const Interaction: Story = {
  args: { status: 'error' },
  play: async ({ canvasElement, args }) => {
    const again = within(canvasElement).getByRole('button', { name: 'Coba lagi' });
    await userEvent.tab();
    await expect(again).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A broadcast that waits for its viewer, e.g. with the data saver. */
export const WaitingForViewer: Story = {
  args: { status: 'waiting' },
  play: async ({ canvasElement, args }) => {
    const start = within(canvasElement).getByRole('button', { name: 'Putar siaran' });
    await userEvent.tab();
    await expect(start).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

/** The change of status is announced, and the buttons stay. */
export const Stalled: Story = {
  args: { status: 'stalled', controls },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const stage = within(canvas.getByRole('region', { name: /^Siaran/ }));
    await expect(stage.getByRole('status')).toHaveTextContent('Gambar berhenti');
    await expect(canvas.getByRole('button', { name: 'Hentikan siaran' })).toBeVisible();
  },
};
