import { mdiContentCopy, mdiDotsVertical, mdiOpenInNew, mdiPin } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../../primitives/card/card.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { Inline } from '../../primitives/inline/inline.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { ContextMenu } from './context-menu.tsx';

const onCopy = fn();

const meta = {
  title: 'Overlays/ContextMenu',
  component: ContextMenu,
  args: {
    groups: [
      {
        id: 'row',
        items: [
          { id: 'open', label: 'Buka transaksi', icon: mdiOpenInNew, href: '#transaction' },
          { id: 'copy', label: 'Salin nomor', icon: mdiContentCopy, onSelect: onCopy },
          { id: 'pin', label: 'Sematkan', icon: mdiPin, defaultChecked: true },
        ],
      },
    ],
    children: <Card tabIndex={0}>Deposit QRIS, 20 Nov 2026</Card>,
  },
  parameters: {
    guide: {
      use: ['A shortcut for users who work through long lists all day.'],
      avoid: [
        'The only access to an action: touch users may never find it. Show a Menu in the row as well.',
        'Content for which users need the menu of the browser: text to copy, links to open elsewhere.',
      ],
      keyboard: {
        'Menu key, Shift+F10': 'Opens at the focused element.',
        '↑, ↓, Home, End': 'Move between the items.',
        Escape: 'Closes.',
      },
      do: [
        {
          text: 'Give the row a button with the same menu: touch users find it there.',
          show: () => (
            <Card padding={4}>
              <Inline justify="between" wrap={false}>
                <Text>Deposit QRIS, 20 Nov 2026</Text>
                <IconButton label="Tindakan" path={mdiDotsVertical} />
              </Inline>
            </Card>
          ),
        },
      ],
      dont: [
        {
          text: 'Make it the only access: nothing shows that the row has a menu.',
          show: () => (
            <Card padding={4}>
              <Text>Deposit QRIS, 20 Nov 2026</Text>
            </Card>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ContextMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

const openAt = async (element: Element): Promise<void> => {
  const { left, top } = element.getBoundingClientRect();
  await fireEvent.contextMenu(element, { clientX: left + 40, clientY: top + 20 });
};

const opened: Story['play'] = async ({ canvasElement }) => {
  await openAt(within(canvasElement).getByText('Deposit QRIS, 20 Nov 2026'));
  await within(canvasElement.ownerDocument.body).findByRole('menu');
};

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <ContextMenu {...args} />
      <ContextMenu {...args} disabled>
        <Card>Tanpa menu</Card>
      </ContextMenu>
    </Stack>
  ),
  play: opened,
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    groups: [
      {
        id: 'row',
        items: [
          { id: 'copy', label: 'Salin nomor transaksi lengkap untuk dikirim ke layanan pelanggan' },
        ],
      },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
  play: opened,
};

export const Rtl: Story = { globals: { direction: 'rtl' }, play: opened };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const row = within(canvasElement).getByText('Deposit QRIS, 20 Nov 2026');
    row.focus();
    await openAt(row);
    const menu = await page.findByRole('menu');
    await waitFor(() => expect(menu.contains(menu.ownerDocument.activeElement)).toBe(true));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Salin nomor' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onCopy).toHaveBeenCalled();
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
  },
};
