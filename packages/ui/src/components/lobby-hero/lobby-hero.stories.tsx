import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { sixArenas } from '../../testing/lobby-fixtures.ts';
import { narrowBox, severalLandmarks } from '../../testing/story-boxes.tsx';
import { LobbyHero } from './lobby-hero.tsx';

const [open, , , lastCall, waiting] = sixArenas;
if (!open || !lastCall || !waiting) throw new Error('The fixtures hold too few arenas');

const meta = {
  title: 'Games/LobbyHero',
  component: LobbyHero,
  args: { game: open, href: '#game', howToHref: '#how' },
  parameters: {
    guide: {
      use: ['Once, at the top of a lobby: one game with its current state and one button.'],
      avoid: ['As a carousel of adverts: it shows one game and does not rotate.'],
      keyboard: { Tab: 'To the button, then to the rules.' },
      do: [
        { text: 'Show one game as it is now.', show: () => <LobbyHero game={open} href="#game" /> },
      ],
      dont: [
        {
          text: 'Show a slogan: it says nothing about the game, and it promises too much.',
          show: () => (
            <Card>
              <Stack gap={4} align="start">
                <Heading level={2}>Menang besar malam ini!</Heading>
                <Button>Main sekarang</Button>
              </Stack>
            </Card>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof LobbyHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  parameters: severalLandmarks,
  render: (args) => (
    <Stack gap={6}>
      <LobbyHero {...args} />
      <LobbyHero {...args} game={lastCall} />
      <LobbyHero {...args} game={waiting} />
      <LobbyHero {...args} guest />
      <LobbyHero game={open} href="#game" />
    </Stack>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { game: { ...open, title: 'Arena Kebun Raya Bukit Selatan' } },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Main' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Cara main' })).toHaveFocus();
  },
};
