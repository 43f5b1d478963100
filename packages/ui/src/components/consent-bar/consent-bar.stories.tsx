import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Inline } from '../../primitives/inline/inline.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import type { Guide } from '../../testing/guide.ts';
import { ConsentBar } from './consent-bar.tsx';

const meta = {
  title: 'Overlays/ConsentBar',
  component: ConsentBar,
  args: {
    open: true,
    onSave: fn(),
    policy: (
      <KitLink href="#privacy" variant="inline">
        Kebijakan privasi
      </KitLink>
    ),
    categories: [
      { id: 'needed', label: 'Diperlukan', required: true },
      {
        id: 'statistics',
        label: 'Statistik',
        description: 'Halaman mana yang dibuka, tanpa nama.',
      },
      { id: 'comfort', label: 'Kenyamanan', description: 'Tema dan filter yang Anda pilih.' },
    ],
  },
  parameters: {
    guide: {
      use: [
        'Only if the product stores more data than it needs to work and the law requires consent.',
      ],
      avoid: [
        'Products that store nothing else: leave it closed, which is the default.',
        'Age or terms: AgeNotice.',
      ],
      keyboard: { Tab: 'Moves through the bar as a part of the page; the focus is not trapped.' },
      do: [
        {
          text: 'Leave both buttons equal. The kit has no option to emphasize one of them.',
          show: () => (
            <Inline>
              <Button variant="outline">Tolak semua</Button>
              <Button variant="outline">Terima semua</Button>
            </Inline>
          ),
        },
      ],
      dont: [
        {
          text: 'Emphasize the accept button: consent is then not freely given.',
          show: () => (
            <Inline>
              <Button variant="ghost" size="sm">
                Tolak semua
              </Button>
              <Button>Terima semua</Button>
            </Inline>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ConsentBar>;
export default meta;

type Story = StoryObj<typeof meta>;

const choosing: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /Atur pilihan|\[/ }));
};

export const Playground: Story = {};

export const Matrix: Story = { play: choosing };

export const Closed: Story = { args: { open: false } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    description:
      'Sebagian data di perangkat Anda diperlukan agar situs ini berjalan, misalnya sesi masuk, bahasa, dan batas yang Anda atur sendiri.',
  },
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Atur pilihan' }).focus();
    await userEvent.keyboard('{Enter}');
    const statistics = canvas.getByRole('checkbox', { name: 'Statistik' });
    await expect(statistics).not.toBeChecked();
    statistics.focus();
    await userEvent.keyboard(' ');
    await expect(statistics).toBeChecked();
    canvas.getByRole('button', { name: 'Simpan pilihan' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith(['needed', 'statistics'], 'choose');
  },
};
