import {
  mdiAccountGroupOutline,
  mdiCashPlus,
  mdiGavel,
  mdiHomeVariantOutline,
  mdiThemeLightDark,
  mdiTrayFull,
  mdiWalletOutline,
} from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Kbd } from '../../primitives/kbd/kbd.tsx';
import type { Guide } from '../../testing/guide.ts';
import type { Command } from './command.ts';
import { CommandPalette } from './command-palette.tsx';

const player: readonly Command[] = [
  {
    id: 'lobby',
    label: 'Lobi',
    group: 'Halaman',
    icon: mdiHomeVariantOutline,
    href: '#game',
    keys: ['G', 'L'],
  },
  {
    id: 'wallet',
    label: 'Dompet',
    group: 'Halaman',
    icon: mdiWalletOutline,
    href: '#wallet',
    keywords: ['saldo', 'uang'],
  },
  { id: 'deposit', label: 'Deposit', group: 'Tindakan', icon: mdiCashPlus, href: '#deposit' },
  { id: 'theme', label: 'Ganti tema', group: 'Tindakan', icon: mdiThemeLightDark },
];

const staff: readonly Command[] = [
  {
    id: 'queue',
    label: 'Antrean deposit',
    group: 'Kantor',
    icon: mdiTrayFull,
    href: '#queue',
    detail: '14',
  },
  { id: 'users', label: 'Pengguna', group: 'Kantor', icon: mdiAccountGroupOutline, href: '#user' },
  { id: 'fight', label: 'Buka Laga 129', group: 'Kantor', icon: mdiGavel },
];

const meta = {
  title: 'Overlays/CommandPalette',
  component: CommandPalette,
  args: {
    commands: [...player, ...staff],
    recent: ['queue', 'wallet'],
    onRun: fn(),
    trigger: <Button variant="soft">Cari atau jalankan</Button>,
  },
  parameters: {
    guide: {
      unused:
        'For a back office with so many pages that staff type their names; the app’s menu holds all of its own.',
      use: [
        'Products with many pages, for people who come back often: staff first of all.',
        'Pass only what the role of the user may do: nothing is filtered or locked inside.',
      ],
      avoid: [
        'The only way to a page: navigation must lead there too.',
        'Search in the content, e.g. for games: LobbySearch.',
      ],
      keyboard: {
        'Ctrl+K, ⌘K': 'Opens and closes it from anywhere.',
        '↑, ↓': 'Between the commands; the field keeps the focus.',
        Enter: 'Runs the marked command.',
        Escape: 'Closes and returns the focus.',
      },
      do: [
        {
          text: 'Show its keys on the trigger, for the next time.',
          show: () => (
            <CommandPalette
              commands={player}
              hotkey={false}
              trigger={
                <Button variant="soft" iconEnd={<Kbd>Ctrl K</Kbd>}>
                  Cari atau jalankan
                </Button>
              }
            />
          ),
        },
        'Give commands synonyms in `keywords`: users type “saldo” for the wallet.',
      ],
      dont: [
        {
          text: 'Leave the keys out: people who come back often never learn them.',
          show: () => (
            <CommandPalette
              commands={player}
              hotkey={false}
              trigger={<Button variant="soft">Cari atau jalankan</Button>}
            />
          ),
        },
      ],
      accessibility: ['The number of results is announced politely, a failed search at once.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultOpen: true } };

export const Matrix: Story = { args: { defaultOpen: true } };

/** Players have fewer commands; the palette itself knows no permissions. */
export const RoleFiltered: Story = {
  args: { defaultOpen: true, commands: player, recent: ['queue', 'wallet'] },
};

export const Loading: Story = { args: { defaultOpen: true, commands: [], status: 'loading' } };

export const Failed: Story = {
  args: { defaultOpen: true, commands: [], status: 'error', onRetry: fn() },
};

export const Empty: Story = { args: { defaultOpen: true, commands: [] } };

export const NothingFound: Story = {
  args: { defaultOpen: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(await page.findByRole('combobox'), 'roda putar');
    await page.findByText('Tidak ada yang cocok dengan “roda putar”.');
  },
};

export const LongText: Story = {
  globals: { language: 'pseudo', viewport: { value: 'small-phone' } },
  args: {
    defaultOpen: true,
    commands: [
      {
        id: 'long',
        label: 'Buka antrean deposit dan penarikan yang menunggu persetujuan kedua',
        group: 'Kantor',
        icon: mdiTrayFull,
        detail: '14',
      },
      ...staff,
    ],
  },
};

export const Rtl: Story = { args: { defaultOpen: true }, globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await page.findByRole('combobox', { name: 'Cari halaman atau tindakan' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Buka Laga 129{Enter}');
    await expect(args.onRun).toHaveBeenCalledWith(expect.objectContaining({ id: 'fight' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};
