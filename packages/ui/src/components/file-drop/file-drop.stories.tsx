import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { FileDrop, type FileDropProps } from './file-drop.tsx';
import type { SendFile } from './use-uploads.ts';

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#7a5c2e"/><path d="M8 12h32M8 20h24M8 28h28M8 36h16" stroke="#fff" stroke-width="3"/></svg>`;
const transfer = (name = 'bukti-transfer-20-november.svg') =>
  new File([picture], name, { type: 'image/svg+xml' });

const arrives: SendFile = (file) => Promise.resolve(`file-${file.name}`);
const stays: SendFile = (_file, { onProgress }) => {
  onProgress(0.62);
  return new Promise(() => undefined);
};
const fails: SendFile = () => Promise.reject(new Error('connection lost'));

/** Selects a file when the story mounts, like a user. */
function Filled({ file, ...rest }: FileDropProps & { file: File }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = root.current?.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) return;
    const data = new DataTransfer();
    data.items.add(file);
    input.files = data.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    // Once per mount: the file never changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return <FileDrop ref={root} {...rest} />;
}

const meta = {
  title: 'Forms/FileDrop',
  component: FileDrop,
  args: {
    label: 'Bukti transfer',
    accept: 'image/*,application/pdf',
    maxBytes: 5_242_880,
    onUpload: arrives,
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
  parameters: {
    guide: {
      use: [
        'Proofs and images: they are uploaded at once, so that the form is submitted quickly.',
        'With `capture` where a phone’s camera is the usual source.',
      ],
      avoid: [
        'Long texts that could be pasted into a TextArea.',
        'Looking at a picture closely: ImageViewer.',
      ],
      keyboard: {
        'Enter, Space':
          'Opens the file picker; on the buttons of a file, cancels, retries or removes.',
        'Ctrl + V': 'Takes a picture from the clipboard while the focus is inside.',
      },
      do: [
        {
          text: 'Say what is accepted before the choice, not after.',
          show: () => (
            <FileDrop
              label="Bukti transfer"
              accept="image/*,application/pdf"
              maxBytes={5_242_880}
              onUpload={arrives}
            />
          ),
        },
      ],
      dont: [
        {
          text: 'Leave the limits out until a file is refused.',
          show: () => (
            <FileDrop
              label="Bukti transfer"
              error="Berkas lebih besar dari 5 MB."
              onUpload={arrives}
            />
          ),
        },
        'Make dropping the only way.',
      ],
      accessibility: [
        'A refused file is announced at once, a removed one politely; the focus then goes to the button that chooses files.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof FileDrop>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 'min(1240px, 100vw - 48px)' }}>{Story()}</div>],
  render: (args) => (
    <Grid minColumn="300px" gap={8}>
      <FileDrop {...args} label="Kosong" capture="environment" />
      <Filled {...args} label="Mengunggah" file={transfer()} onUpload={stays} />
      <Filled {...args} label="Terunggah" file={transfer()} />
      <Filled {...args} label="Belum terunggah" file={transfer()} onUpload={fails} />
      <Filled {...args} label="Terlalu besar" maxBytes={100} file={transfer()} />
      <Filled
        {...args}
        label="Jenis lain"
        file={new File(['x'], 'catatan.txt', { type: 'text/plain' })}
      />
      <FileDrop
        {...args}
        label="Beberapa berkas"
        multiple
        maxFiles={4}
        defaultValue={['a', 'b']}
        describeFile={(reference) => ({ name: `foto-${reference}.jpg` })}
      />
      <FileDrop {...args} label="Nonaktif" disabled />
      <FileDrop {...args} label="Wajib" error="Kolom bukti transfer wajib diisi." />
    </Grid>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    label: 'Bukti transfer dari bank atau dompet elektronik yang Anda pakai',
    capture: 'environment',
    multiple: true,
    defaultValue: ['a'],
    describeFile: () => ({
      name: 'bukti-transfer-dari-rekening-bank-nusa-tanggal-20-november-2026.jpg',
    }),
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: 'a', describeFile: () => ({ name: 'bukti-transfer.jpg' }) },
};

export const Interaction: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const button = canvas.getByRole('button', { name: 'Pilih berkas Bukti transfer' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await userEvent.upload(input, transfer());
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith('file-bukti-transfer-20-november.svg'),
    );
    const remove = await canvas.findByRole('button', { name: /^Hapus bukti/ });
    button.focus();
    await userEvent.tab();
    await expect(remove).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Loading: Story = {
  render: (args) => <Filled {...args} file={transfer()} onUpload={stays} />,
};

export const Failed: Story = {
  render: (args) => <Filled {...args} file={transfer()} onUpload={fails} />,
};
