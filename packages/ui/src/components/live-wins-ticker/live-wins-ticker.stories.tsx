import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { columnOf, narrowBox, severalLandmarks } from '../../testing/story-boxes.tsx';
import { LiveWinsTicker, type LiveWin } from './live-wins-ticker.tsx';

const items: readonly LiveWin[] = [
  { id: '1', name: 'and***7', gameTitle: 'Arena Lentera', stake: '50000', payout: '92000' },
  { id: '2', name: 'bud***2', gameTitle: 'Permata Senja', stake: '10000', payout: '145000' },
  { id: '3', name: 'cit***9', gameTitle: 'Lentera Terbang', stake: '25000', payout: '53250' },
  { id: '4', name: 'dew***1', gameTitle: 'Teluk Biru', stake: '5000', payout: '1250000' },
  { id: '5', name: 'eko***4', gameTitle: 'Arena Timur', stake: '100000', payout: '191000' },
];

const meta = {
  title: 'Games/LiveWinsTicker',
  component: LiveWinsTicker,
  args: { items, href: '#wins' },
  decorators: [columnOf(720)],
  parameters: {
    guide: {
      use: ['In a lobby, from a public channel of real events, where the market allows it.'],
      avoid: ['If a brand has disabled social proof.', 'Results of rounds: use ResultsTicker.'],
      keyboard: { Tab: 'To the button that stops the ticker, then to the list.' },
      do: [
        {
          text: 'Show the names masked by the server.',
          show: () => <LiveWinsTicker items={items.slice(0, 1)} href="#wins" />,
        },
      ],
      dont: [
        {
          text: 'Show whole names: players do not expect their wins to be public.',
          show: () => (
            <LiveWinsTicker
              items={items.slice(0, 1).map((item) => ({ ...item, name: 'andi_wijaya' }))}
              href="#wins"
            />
          ),
        },
      ],
      accessibility: [
        'The moving list is hidden from screen readers; the link leads to the same list without motion.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof LiveWinsTicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  parameters: severalLandmarks,
  render: (args) => (
    <Stack>
      <LiveWinsTicker {...args} />
      <LiveWinsTicker {...args} items={items.slice(0, 1)} />
    </Stack>
  ),
};

export const Empty: Story = { args: { items: [] } };

export const LongText: Story = { globals: { language: 'pseudo' }, decorators: [narrowBox] };

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  decorators: [columnOf(320)],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Lihat kemenangan terbaru' });
    for (let press = 0; press < 3 && document.activeElement !== link; press += 1) {
      await userEvent.tab();
    }
    await expect(link).toHaveFocus();
  },
};
