import {
  mdiGavel,
  mdiHomeVariantOutline,
  mdiLockOutline,
  mdiTicketOutline,
  mdiTrayFull,
} from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';
import { severalLandmarks } from '../../testing/story-boxes.tsx';
import { playerFrame } from '../../testing/player-frame.tsx';
import { NavLink } from '../navigation/nav-link.tsx';
import { Sidebar } from './sidebar.tsx';

const office = {
  id: 'office',
  title: 'Kantor',
  items: [
    { href: '#queue', label: 'Antrean', icon: mdiTrayFull, badge: 14 },
    { href: '#declare', label: 'Umumkan Hasil', icon: mdiGavel, locked: true },
    { href: '#audit', label: 'Jejak audit', icon: mdiLockOutline, locked: true, badge: 3 },
  ],
};

const meta = {
  title: 'Navigation/Sidebar',
  component: Sidebar,
  args: {
    groups: [...playerFrame.sidebar.groups, office],
    defaultCollapsed: false,
    onCollapsedChange: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    viewport: {},
    guide: {
      use: ['The main navigation beside the page, from 960 px on.'],
      avoid: ['Phones: use BottomBar for the three to five main pages.'],
      keyboard: { Tab: 'From page to page; locked ones are skipped.' },
      do: [
        {
          text: 'Lock only what the user may know of; leave out what does not concern the role.',
          show: () => (
            <Stack gap={1}>
              <NavLink
                item={{ href: '#lobby', label: 'Lobi', icon: mdiHomeVariantOutline, current: true }}
              />
              <NavLink item={{ href: '#bets', label: 'Taruhan saya', icon: mdiTicketOutline }} />
            </Stack>
          ),
        },
      ],
      dont: [
        {
          text: 'Show a player locked pages of the back office.',
          show: () => (
            <Stack gap={1}>
              <NavLink
                item={{ href: '#lobby', label: 'Lobi', icon: mdiHomeVariantOutline, current: true }}
              />
              {office.items.slice(1).map((item) => (
                <NavLink key={item.href} item={item} />
              ))}
            </Stack>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Sidebar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { globals: { viewport: { value: 'desktop' } } };

export const Matrix: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { foot: <small>Bermain bertanggung jawab</small> },
};

/** Links in every pointer and keyboard state; a locked one is disabled. */
export const States: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { ...shownStates, ...severalLandmarks },
  render: (args) => (
    <StatesTable
      rows={Object.fromEntries(
        [false, true].map((collapsed) => [
          collapsed ? 'icons only' : 'with labels',
          (disabled: boolean) => (
            <div style={{ blockSize: 220, transform: 'translate(0)' }}>
              <Sidebar
                {...args}
                defaultCollapsed={collapsed}
                groups={[
                  {
                    ...office,
                    items: office.items.slice(0, 2).map((item) => ({ ...item, locked: disabled })),
                  },
                ]}
              />
            </div>
          ),
        ]),
      )}
    />
  ),
};

/** Icons only, with labels as tooltips. */
export const Rail: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { defaultCollapsed: true },
};

export const LongText: Story = {
  globals: { language: 'pseudo', viewport: { value: 'desktop' } },
  args: {
    groups: [
      {
        id: 'long',
        title: 'Kategori permainan yang sering dimainkan',
        items: [
          {
            href: '#one',
            label: 'Antrean deposit dan penarikan yang menunggu persetujuan',
            icon: mdiTrayFull,
            badge: '1.280',
          },
          { href: '#two', label: 'Umumkan hasil laga yang selesai', icon: mdiGavel, locked: true },
        ],
      },
    ],
  },
};

export const Rtl: Story = {
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
};

export const Interaction: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const fold = canvas.getByRole('button', { name: 'Ciutkan menu samping', hidden: true });
    fold.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCollapsedChange).toHaveBeenCalledWith(true);
    await expect(
      canvas.getByRole('button', { name: 'Perluas menu samping', hidden: true }),
    ).toHaveAttribute('aria-expanded', 'false');
  },
};
