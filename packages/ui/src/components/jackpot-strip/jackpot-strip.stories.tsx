import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { columnOf, narrowBox, severalLandmarks } from '../../testing/story-boxes.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { JackpotStrip, type JackpotItem } from './jackpot-strip.tsx';

const games = [
  { id: 'lantern', title: 'Lampion Tiga', href: '#lantern' },
  { id: 'tide', title: 'Pasang Lima', href: '#tide' },
];
const night: JackpotItem = {
  id: 'night-market',
  name: 'Jackpot Pasar Malam',
  amount: '31284350',
  lastPaidAt: '2026-11-14T13:20:00.000Z',
  games,
};
const fresh: JackpotItem = {
  ...night,
  id: 'coast',
  name: 'Jackpot Pesisir',
  amount: '10000000',
  lastPaidAt: null,
  games: games.slice(1),
};

const meta = {
  title: 'Games/JackpotStrip',
  component: JackpotStrip,
  args: { items: [night] },
  decorators: [columnOf(1200)],
  parameters: {
    guide: {
      use: ['In the lobby, above the rails: what can be won now, and where.'],
      avoid: ['In a game: JackpotTicker.'],
      do: [
        { text: 'Name the games that can win it.', show: () => <JackpotStrip items={[night]} /> },
      ],
      dont: [
        {
          text: 'List a jackpot that no game of the lobby can win.',
          show: () => <JackpotStrip items={[{ ...night, games: [] }]} />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof JackpotStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  parameters: severalLandmarks,
  render: () => (
    <Stack gap={6}>
      <JackpotStrip items={[night]} />
      <JackpotStrip items={[night, fresh]} />
      <JackpotStrip items={[{ ...fresh, games: [] }]} />
    </Stack>
  ),
};

/** Loading amounts. */
export const Loading: Story = { args: { items: [{ ...night, amount: null, lastPaidAt: null }] } };

/** No game of the lobby has a jackpot: nothing is rendered. */
export const Empty: Story = { args: { items: [] } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    items: [
      { ...night, name: 'Jackpot besar semua permainan Lentera', amount: '1284350000000000' },
    ],
  },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' }, args: { items: [night, fresh] } };

/** Keyboard navigation after the heading: each game is a link. */
export const Interaction: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Lampion Tiga/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Pasang Lima/ })).toHaveFocus();
  },
};
