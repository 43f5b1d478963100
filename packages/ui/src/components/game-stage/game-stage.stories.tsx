import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { Grid } from '../../primitives/grid/grid.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { columnOf, narrowBox, severalLandmarks } from '../../testing/story-boxes.tsx';
import { Callout } from '../callout/callout.tsx';
import { GameArt } from '../game-art/game-art.tsx';
import { StakeInput } from '../stake-input/stake-input.tsx';
import { GameRegion } from './game-region.tsx';
import { GameStage } from './game-stage.tsx';

/** A game as a partner ships it: it uses regions, not the page. */
function PartnerGame() {
  const [turns, setTurns] = useState(0);
  return (
    <>
      <GameRegion name="screen">
        <GameArt seed={`putaran-${turns}`} category="slots" ratio="landscape" />
      </GameRegion>
      <GameRegion name="play">
        <Button size="lg" fullWidth onClick={() => setTurns(turns + 1)}>
          Putar
        </Button>
      </GameRegion>
      <GameRegion name="controls">
        <StakeInput defaultValue="10000" presets={['10000', '50000']} />
      </GameRegion>
      <GameRegion name="info">
        <Card>
          <Text tone="secondary">Putaran: {turns}</Text>
        </Card>
      </GameRegion>
    </>
  );
}

/** A game of one button, as a picture. */
const picture = (
  <>
    <GameRegion name="screen">
      <GameArt seed="putaran-0" category="slots" ratio="landscape" />
    </GameRegion>
    <GameRegion name="play">
      <Button size="lg" fullWidth>
        Putar
      </Button>
    </GameRegion>
  </>
);

const meta = {
  title: 'Games/GameStage',
  component: GameStage,
  args: {
    title: 'Permata Senja',
    status: 'ready',
    children: <PartnerGame />,
    onRetry: fn(),
    onFullscreenChange: fn(),
  },
  decorators: [columnOf(960)],
  parameters: {
    guide: {
      use: [
        'Around every built-in game: the game renders into regions with GameRegion.',
        'For a game without React, useGameRegion returns the element to draw into.',
      ],
      avoid: ['For a game on another site: GameFrame keeps it in its own document.'],
      keyboard: {
        Tab: 'Screen, play, controls, information, in this order.',
        Escape: 'Leaves full screen, as everywhere.',
      },
      do: [
        {
          text: 'Set `lost` as soon as the connection is lost: a press must never be ignored silently.',
          show: () => (
            <GameStage title="Permata Senja" status="lost" onRetry={fn()}>
              {picture}
            </GameStage>
          ),
        },
      ],
      dont: [
        {
          text: 'Leave the game enabled: a bet placed now is not received.',
          show: () => (
            <Stack gap={3}>
              <Callout tone="warning">Koneksi terputus.</Callout>
              <GameStage title="Permata Senja">{picture}</GameStage>
            </Stack>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof GameStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  parameters: { ...severalLandmarks, columnWidth: 1200 },
  render: (args) => (
    <Grid align="start" minColumn="340px">
      {(['ready', 'loading', 'error', 'lost'] as const).map((status) => (
        <GameStage key={status} {...args} title={`Permata Senja, ${status}`} status={status} />
      ))}
    </Grid>
  ),
};

export const Loading: Story = { args: { status: 'loading', children: null } };

export const Error: Story = { args: { status: 'error' } };

export const Lost: Story = { args: { status: 'lost' } };

export const OwnError: Story = {
  args: {
    status: 'error',
    children: (
      <GameRegion name="error">
        <Text>Putaran 128 dikembalikan. Saldo Anda tidak berubah.</Text>
      </GameRegion>
    ),
  },
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { status: 'lost' },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const stage = within(within(canvasElement).getByRole('region', { name: 'Permata Senja' }));
    await userEvent.tab();
    const turn = within(stage.getByRole('group', { name: 'Pasang' })).getByRole('button');
    await expect(turn).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(stage.getByText('Putaran: 1')).toBeVisible();
  },
};
