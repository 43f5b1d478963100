import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Inline } from '../../primitives/inline/inline.tsx';
import { ToastProvider, useToasts, type ToastOptions } from './toast-provider.tsx';

/** Buttons that show one toast each. */
function Showers({ toasts }: { toasts: readonly ToastOptions[] }) {
  const { show } = useToasts();
  return (
    <Inline>
      {toasts.map((toast, index) => (
        <Button key={toast.tone} onClick={() => show({ timeoutMs: 0, ...toast })}>
          {`${index + 1}. ${toast.tone}`}
        </Button>
      ))}
    </Inline>
  );
}

const meta = {
  title: 'Overlays/Toasts',
  component: Showers,
  args: {
    toasts: [
      {
        tone: 'success',
        title: 'Deposit selesai',
        description: 'Rp 2.500.782 masuk ke dompet Anda.',
        action: { label: 'Lihat', onPress: fn() },
      },
      { tone: 'info', title: 'Laga 129 dibuka' },
      {
        tone: 'warning',
        title: 'Panggilan terakhir',
        description: 'Taruhan ditutup sebentar lagi.',
      },
      { tone: 'danger', title: 'Taruhan ditolak', description: 'Saldo Anda tidak cukup.' },
    ],
  },
  decorators: [(Story) => <ToastProvider limit={4}>{Story()}</ToastProvider>],
} satisfies Meta<typeof Showers>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllTones: Story = {
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) {
      await userEvent.click(button);
    }
    await within(canvasElement.ownerDocument.body).findAllByText('Taruhan ditolak');
  },
};
