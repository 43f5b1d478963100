import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { sampleReasons } from '../../testing/review-details.ts';
import { TextArea } from '../text-area/text-area.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

const meta = {
  title: 'Back office/ReasonDialog',
  component: ReasonDialog,
  args: {
    defaultOpen: true,
    trigger: <Button variant="outline">Bekukan dompet</Button>,
    title: 'Bekukan dompet siti_rahma',
    children: 'Mulai sekarang tidak ada yang keluar dari dompet ini.',
    submitLabel: 'Bekukan dompet',
    tone: 'danger',
    onConfirm: fn(),
  },
  parameters: {
    guide: {
      use: [
        'An action with consequences for another user, whose reason is stored.',
        'With `reasons` if that user reads the reason: the written text is then a private note.',
      ],
      avoid: ['Changing a status: StatusChangeDialog. Rejecting a request: ReviewPanel.'],
      keyboard: { Escape: 'Closes without a change and returns the focus.' },
      do: [
        {
          text: 'Describe the effect, not only the name of the action.',
          show: () => (
            <Stack gap={4}>
              <Text>Mulai sekarang tidak ada yang keluar dari dompet ini.</Text>
              <TextArea label="Alasan" rows={2} />
              <Button tone="danger">Bekukan dompet</Button>
            </Stack>
          ),
        },
      ],
      dont: [
        {
          text: 'Prefill the reason.',
          show: () => (
            <Stack gap={4}>
              <Text>Dompet akan dibekukan.</Text>
              <TextArea label="Alasan" rows={2} defaultValue="Alasan keamanan" />
              <Button tone="danger">Bekukan dompet</Button>
            </Stack>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ReasonDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The affected user can read the selected reason; only staff can read the note. */
export const WithPublicReason: Story = { args: { reasons: sampleReasons } };

export const Matrix: Story = { args: { tone: 'accent', submitLabel: 'Buka bekuan dompet' } };

export const Loading: Story = { args: { busy: true } };

export const Error: Story = { args: { error: 'Data ini sudah diubah orang lain.' } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { title: 'Bekukan dompet nama_pengguna_yang_sangat_panjang_sekali' },
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  args: { defaultOpen: false },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const trigger = page.getByRole('button', { name: 'Bekukan dompet' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Bekukan dompet' }));
    await expect(dialog.getByRole('textbox')).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('  Pemilik dompet belum terverifikasi ');
    await userEvent.click(dialog.getByRole('button', { name: 'Bekukan dompet' }));
    await expect(args.onConfirm).toHaveBeenCalledWith(
      'Pemilik dompet belum terverifikasi',
      undefined,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(within(await page.findByRole('dialog')).getByRole('textbox')).toHaveValue('');
  },
};
