import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { manyGames } from '../../testing/lobby-fixtures.ts';
import { columnOf, narrowBox, severalLandmarks } from '../../testing/story-boxes.tsx';
import { LobbySearch, type LobbySearchProps } from './lobby-search.tsx';
import { searchGames } from './search-games.ts';

const recent = ['arena timur', 'kala studio', 'bingo'];

const find = (query: string) => ({
  recent,
  suggestions: query === '' ? [] : ['Lentera Asli', 'Sabung ayam'],
  games: searchGames(manyGames, query)
    .slice(0, 6)
    .map(({ id, title, provider }) => ({ id, title, note: provider, href: `#${id}` })),
});

const meta = {
  title: 'Games/LobbySearch',
  component: LobbySearch,
  args: { value: '', onValueChange: fn(), lists: { recent }, onClearRecent: fn(), onPick: fn() },
  decorators: [columnOf(560)],
  render: function Render(args: LobbySearchProps) {
    const [value, setValue] = useState(args.value);
    return (
      <LobbySearch
        {...args}
        value={value}
        lists={args.lists && (value === '' ? args.lists : find(value))}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
  parameters: {
    guide: {
      use: [
        'At the top of a lobby, at most with `recent`: typing filters the page.',
        'In the bar of other pages, with lists: it opens a game at once.',
      ],
      avoid: ['To filter a table: SearchField does that.'],
      keyboard: {
        '/': 'Goes to the search from anywhere.',
        'Arrow keys': 'Move between the items; the last item of the recent searches clears them.',
        Enter: 'Selects the item: searches for the text, or opens the game.',
        Escape: 'Closes the list, then clears the field.',
      },
      do: [
        {
          text: 'Leave the field empty at the start: its placeholder says what can be found.',
          show: () => <LobbySearch value="" onValueChange={fn()} />,
        },
      ],
      dont: [
        {
          text: 'Fill in a word beforehand: most games of the lobby are then missing.',
          show: () => <LobbySearch value="slot" onValueChange={fn()} />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof LobbySearch>;
export default meta;

type Story = StoryObj<typeof meta>;

const typed =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('combobox');
    await userEvent.click(field);
    if (text !== '') await userEvent.type(field, text);
  };

export const Playground: Story = {};

export const Matrix: Story = {
  parameters: severalLandmarks,
  render: (args) => (
    <Stack>
      <LobbySearch value="" onValueChange={args.onValueChange} />
      <LobbySearch value="lentera" onValueChange={args.onValueChange} />
      <LobbySearch value="" onValueChange={args.onValueChange} lists={{ recent }} />
    </Stack>
  ),
};

export const Recent: Story = { play: typed('') };

/** In a lobby: the list is shown while nothing is typed; the page shows the matches. */
export const RecentOnly: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('');
    const [searches, setSearches] = useState<readonly string[]>(recent);
    return (
      <LobbySearch
        {...args}
        value={value}
        onValueChange={setValue}
        lists={{ recent: searches }}
        onClearRecent={() => setSearches([])}
      />
    );
  },
  play: async (context) => {
    await typed('')(context);
    const page = within(context.canvasElement.ownerDocument.body);
    await page.findByRole('option', { name: 'bingo' });
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await page.findByText('Pencarian terakhir sudah dihapus');
    await expect(page.getByRole('combobox')).toHaveFocus();
    await expect(page.queryByRole('option')).not.toBeInTheDocument();
  },
};

export const Results: Story = { play: typed('aerna') };

export const Empty: Story = {
  args: { value: '' },
  render: (args) => <LobbySearch {...args} value="qwertz" lists={{}} />,
  play: typed(''),
};

export const Loading: Story = {
  render: (args) => <LobbySearch {...args} value="lentera" lists={{}} status="searching" />,
  play: typed(''),
};

export const Error: Story = {
  render: (args) => <LobbySearch {...args} value="lentera" lists={{}} status="error" />,
  play: typed(''),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  decorators: [narrowBox],
  play: typed('a'),
};

export const Rtl: Story = { globals: { direction: 'rtl' }, play: typed('aren') };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    // Links do not navigate in a story.
    canvasElement.ownerDocument.addEventListener('click', (event) => event.preventDefault(), {
      capture: true,
      once: true,
    });
    // The list box appears with a delay.
    const field = await page.findByRole('combobox', { name: 'Cari permainan' });
    await userEvent.keyboard('/');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('aerna tmur');
    await page.findByRole('option', { name: /Arena Timur/ });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ label: 'Arena Timur' })),
    );
  },
};
