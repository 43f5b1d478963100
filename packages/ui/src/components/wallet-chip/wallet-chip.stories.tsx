import { mdiPlus } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { WalletChip } from './wallet-chip.tsx';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';

const deposit = (
  <Button
    size="sm"
    variant="soft"
    tone="accent"
    iconStart={<Icon path={mdiPlus} />}
    render={<KitLink href="#deposit" />}
  >
    Deposit
  </Button>
);

const meta = {
  title: 'Money/WalletChip',
  component: WalletChip,
  args: {
    wallet: { balance: '1250000', currency: 'IDR' },
    href: '#wallet',
    action: deposit,
    onHiddenChange: fn(),
  },
  parameters: {
    guide: {
      use: [
        'The user’s own balance in the navbar; it announces changes, so there is one per page.',
        'With `staleSince` as soon as live updates stop: an old balance must not look certain.',
      ],
      avoid: [
        'The wallet of another user: WalletCard.',
        'A balance inside a sentence or a table: Money.',
      ],
      keyboard: {
        Tab: 'Moves to the wallet, then to the eye button, then to the action.',
        'Enter, Space': 'On the eye: hides the balance, also from the page and from announcements.',
      },
      do: [
        {
          text: 'Set `staleSince` as soon as live updates stop.',
          show: () => (
            <WalletChip wallet={{ balance: '1250000', currency: 'IDR' }} staleSince={staleSince} />
          ),
        },
        'Store that the user hid the balance, and start hidden the next time.',
      ],
      dont: [
        {
          text: 'Show an old balance as if it were current.',
          show: () => <WalletChip wallet={{ balance: '1250000', currency: 'IDR' }} />,
        },
      ],
      accessibility: [
        'A named group with a toggle button that hides the balance; a hidden or stale balance is described in text.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof WalletChip>;
export default meta;

type Story = StoryObj<typeof meta>;

const rich = { balance: '999999999999', currency: 'IDR' };
const staleSince = '2026-11-20T09:05:00.000Z';

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack align="start">
      <WalletChip {...args} aria-label="Biasa" />
      <WalletChip {...args} aria-label="Tanpa tindakan" action={undefined} href={undefined} />
      <WalletChip {...args} aria-label="Uang demo" demo />
      <WalletChip {...args} aria-label="Disembunyikan" defaultHidden />
      <WalletChip {...args} aria-label="Memperbarui" updating />
      <WalletChip {...args} aria-label="Terhenti" staleSince={staleSince} demo />
      <WalletChip {...args} aria-label="Banyak" wallet={rich} />
      <WalletChip {...args} aria-label="Memuat" wallet={null} />
      <WalletChip {...args} aria-label="Gagal" wallet={null} failed />
      <WalletChip {...args} wallet={null} guest action={<Button size="sm">Masuk</Button>} />
    </Stack>
  ),
};

export const States: Story = {
  parameters: shownStates,
  render: (args) => (
    <StatesTable
      rows={{
        link: (disabled, state) =>
          disabled ? undefined : <WalletChip {...args} aria-label={state} />,
        hidden: (disabled, state) =>
          disabled ? undefined : <WalletChip {...args} aria-label={state} defaultHidden />,
      }}
    />
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { demo: true, wallet: rich, staleSince, actionOnPhone: true },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' }, args: { demo: true, staleSince } };

export const Interaction: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Saldo/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onHiddenChange).toHaveBeenLastCalledWith(true);
    await expect(canvasElement).not.toHaveTextContent('1.250.000');
    await userEvent.keyboard(' ');
    await expect(args.onHiddenChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByText('Rp 1.250.000')).toBeInTheDocument();
  },
};

export const Loading: Story = { args: { wallet: null } };
export const Failed: Story = { args: { wallet: null, failed: true } };

export const Guest: Story = {
  args: { wallet: null, guest: true, action: <Button size="sm">Masuk</Button> },
};

export const NarrowPhone: Story = {
  args: { demo: true, wallet: rich, staleSince },
  globals: { viewport: { value: 'small-phone' } },
};
