import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import type { Guide } from '../../testing/guide.ts';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { StatusChangeDialog } from './status-change-dialog.tsx';

const meta = {
  title: 'Back office/StatusChangeDialog',
  component: StatusChangeDialog,
  args: {
    defaultOpen: true,
    trigger: <Button variant="outline">Ubah status</Button>,
    username: 'siti_rahma',
    from: 'activated',
    allowedTo: ['restricted', 'blocked'],
    onChange: fn(),
  },
  parameters: {
    guide: {
      use: ['Activating, restricting or blocking a user, from their page or a row of a list.'],
      avoid: ['Breaks that a player takes: TimeOutDialog and SelfExclusionFlow.'],
      keyboard: {
        'Arrow keys': 'Choose a status.',
        Escape: 'Closes without a change and returns the focus.',
      },
      do: [
        {
          text: 'Offer only what the platform allows in `allowedTo`.',
          show: () => (
            <RadioGroup
              label="Status baru"
              items={[
                { value: 'restricted', label: 'Dibatasi' },
                { value: 'blocked', label: 'Diblokir' },
              ]}
            />
          ),
        },
      ],
      dont: [
        {
          text: 'List a status that the platform rejects, even if it is disabled.',
          show: () => (
            <RadioGroup
              label="Status baru"
              items={[
                { value: 'pending', label: 'Menunggu', disabled: true },
                { value: 'restricted', label: 'Dibatasi' },
                { value: 'blocked', label: 'Diblokir' },
              ]}
            />
          ),
        },
        'Offer to end a self-exclusion early; pass `lockedReason` instead.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof StatusChangeDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const choose =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('radio', { name: new RegExp(`^${name}`) }));
  };

export const Playground: Story = {};

export const Matrix: Story = { play: choose('Diblokir') };

/** A restriction may end automatically. */
export const WithAnEnd: Story = { args: { firstEnd: '2026-11-02' }, play: choose('Dibatasi') };

export const LiftBlock: Story = {
  args: { from: 'blocked', allowedTo: ['activated'], secondPerson: true },
  play: choose('Aktif'),
};

/** A user who waits for approval is activated after staff checked their identity. */
export const WithACheck: Story = {
  args: {
    from: 'pending',
    allowedTo: ['activated', 'blocked'],
    activationCheck: {
      label: 'Identitas dan usia siti_rahma sudah saya periksa',
      missing: 'Centang setelah identitas dan usianya diperiksa.',
    },
  },
  play: choose('Aktif'),
};

export const Locked: Story = {
  args: {
    from: 'restricted',
    allowedTo: [],
    lockedReason: 'Pengecualian diri berlaku sampai 20 Mei 2027 dan tidak dapat dipersingkat.',
  },
};

export const Loading: Story = { args: { busy: true } };

export const Error: Story = {
  args: { error: 'Status belum dapat diubah. Silakan coba lagi.' },
};

export const Empty: Story = { args: { allowedTo: [] } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { username: 'nama_pengguna_yang_sangat_panjang_sekali' },
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  args: { defaultOpen: false },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const trigger = page.getByRole('button', { name: 'Ubah status' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const first = await page.findByRole('radio', { name: /^Dibatasi/ });
    first.focus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('Dokumen identitas perlu diperiksa ulang');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({
      to: 'restricted',
      reason: 'Dokumen identitas perlu diperiksa ulang',
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
