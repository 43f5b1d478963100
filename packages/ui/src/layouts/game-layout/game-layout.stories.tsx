import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { playerFrame } from '../../testing/player-frame.tsx';
import { GameLayout } from './game-layout.tsx';

const meta = {
  title: 'Navigation/GameLayout',
  component: GameLayout,
  args: {
    navbar: { ...playerFrame.navbar, back: { href: '#game', label: 'Lobi' } },
    bottomBar: playerFrame.bottomBar,
    footer: playerFrame.footer,
    stickyStage: true,
    stage: (
      <div
        style={{
          display: 'grid',
          placeItems: 'center',
          aspectRatio: '16 / 9',
          background: 'var(--lobi-color-inset)',
        }}
      >
        Arena Lentera
      </div>
    ),
    aside: (
      <Card>
        <Stack>
          <Heading level={2} size="sm">
            Taruhan
          </Heading>
          <Button tone="meron" fullWidth>
            Meron
          </Button>
          <Button tone="wala" fullWidth>
            Wala
          </Button>
        </Stack>
      </Card>
    ),
    children: (
      <Stack>
        <Card>Riwayat</Card>
        <Card>Aturan permainan</Card>
      </Stack>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      unused: 'For the page of a partner’s own game; built-in games have PlayFrame.',
      use: ['The page of one game: its picture first, what is pressed beside or under it.'],
      avoid: ['Lists of games: AppShell with its sidebar.'],
      keyboard: {
        Tab: 'Stage, then what is pressed, then what is below: in the order of a phone.',
      },
      do: [
        {
          text: 'Order the page by use: picture, bets, then history.',
          show: () => (
            <Stack gap={2}>
              <Card level="inset">Arena Lentera</Card>
              <Button tone="meron" fullWidth>
                Meron
              </Button>
              <Card>Riwayat</Card>
            </Stack>
          ),
        },
        'Set `stickyStage` where the picture must stay in view while betting.',
      ],
      dont: [
        {
          text: 'Put the history between the picture and the bets: on a phone the player scrolls to bet.',
          show: () => (
            <Stack gap={2}>
              <Card level="inset">Arena Lentera</Card>
              <Card>Riwayat</Card>
              <Button tone="meron" fullWidth>
                Meron
              </Button>
            </Stack>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof GameLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = { globals: { viewport: { value: 'desktop' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const StageAlone: Story = { args: { aside: undefined, children: undefined } };

export const LongText: Story = {
  globals: { language: 'pseudo', viewport: { value: 'small-phone' } },
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Langsung ke isi' })).toHaveFocus();
    canvas.getByRole('main').focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Meron' })).toHaveFocus();
  },
};
