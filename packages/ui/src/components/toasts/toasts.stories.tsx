import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { Inline } from '../../primitives/inline/inline.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { ToastProvider, useToasts, type ToastOptions } from './toast-provider.tsx';

/** Buttons that show one toast each. */
function Showers({ toasts }: { toasts: readonly ToastOptions[] }) {
  const { show } = useToasts();
  return (
    <Inline>
      {toasts.map((toast, index) => (
        <Button key={index} onClick={() => show({ timeoutMs: 0, ...toast })}>
          {`${index + 1}. ${toast.tone}`}
        </Button>
      ))}
    </Inline>
  );
}

const onAction = fn();

const meta = {
  title: 'Overlays/Toasts',
  component: Showers,
  args: {
    toasts: [
      {
        tone: 'success',
        title: 'Deposit selesai',
        description: 'Rp 2.500.782 masuk ke dompet Anda.',
        action: { label: 'Lihat', onPress: onAction },
      },
      { tone: 'info', title: 'Laga 129 dibuka' },
      {
        tone: 'warning',
        title: 'Panggilan terakhir',
        description: 'Taruhan ditutup sebentar lagi.',
      },
      { tone: 'danger', title: 'Taruhan ditolak', description: 'Saldo Anda tidak cukup.' },
      { tone: 'info', title: 'Tersambung kembali.' },
    ],
  },
  decorators: [
    (Story) => (
      <ToastProvider limit={5}>
        <div style={{ minBlockSize: 440 }}>{Story()}</div>
      </ToastProvider>
    ),
  ],
  parameters: {
    guide: {
      use: [
        'The short result of an action of the user, or news that may be missed.',
        'With at most one action: view or undo.',
      ],
      avoid: [
        'Errors of a form: show them at the field.',
        'Anything that must be answered: Dialog.',
        'A lasting state such as a lost connection: ConnectionBanner.',
      ],
      keyboard: {
        F6: 'Goes to the toasts from anywhere, and back to where the focus was.',
        Tab: 'Between the toasts and their buttons.',
        Escape: 'Dismisses the toast that has the focus.',
      },
      do: [
        {
          text: 'Say what happened, with the amount.',
          show: () => (
            <Card padding={4}>
              <Stack gap={1}>
                <Text weight="semibold">Deposit selesai</Text>
                <Text size="sm">Rp 2.500.782 masuk ke dompet Anda.</Text>
              </Stack>
            </Card>
          ),
        },
        'Leave `danger` on screen until it is dismissed; it is read out at once.',
        'Rely on the timers: they pause while the pointer or the focus is on a toast.',
      ],
      dont: [
        {
          text: 'Say only that it worked: the user may have done several things.',
          show: () => (
            <Card padding={4}>
              <Text weight="semibold">Berhasil!</Text>
            </Card>
          ),
        },
      ],
      accessibility: [
        'Toasts of the tone `danger` are announced at once, others when the screen reader pauses.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Showers>;
export default meta;

type Story = StoryObj<typeof meta>;

const showAll: Story['play'] = async ({ canvasElement }) => {
  const buttons = within(canvasElement).getAllByRole('button');
  for (const button of buttons) await userEvent.click(button);
  await waitFor(() =>
    expect(canvasElement.ownerDocument.querySelectorAll('.lobi-Toasts-toast')).toHaveLength(
      buttons.length,
    ),
  );
};

export const Playground: Story = {};

/** Five at once, in all tones. */
export const Matrix: Story = { play: showAll };

export const LongText: Story = {
  globals: { language: 'pseudo', viewport: { value: 'small-phone' } },
  args: {
    toasts: [
      {
        tone: 'warning',
        title: 'Panggilan terakhir untuk Laga 128 di Arena Lentera malam ini',
        description: 'Taruhan ditutup sebentar lagi. Taruhan yang belum tercatat dikembalikan.',
        action: { label: 'Buka arena sekarang', onPress: onAction },
      },
    ],
  },
  play: showAll,
};

export const Rtl: Story = { globals: { direction: 'rtl' }, play: showAll };

export const Interaction: Story = {
  play: async (context) => {
    await showAll(context);
    const { canvasElement } = context;
    const region = within(canvasElement.ownerDocument.body).getByRole('region', {
      name: 'Notifikasi',
    });
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(region).toHaveFocus());
    const action = within(region).getByRole('button', { name: 'Lihat' });
    action.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onAction).toHaveBeenCalled();
    await waitFor(() => expect(action).not.toBeInTheDocument());
  },
};
