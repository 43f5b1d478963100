import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { NoteList, type Note } from './note-list.tsx';

const notes: readonly Note[] = [
  {
    id: 'note-2',
    author: 'dewi_anggraini',
    createdAt: '2026-11-20T07:31:02.000Z',
    text: 'Nama rekening sudah dicocokkan lewat telepon.\nPengguna mengirim ulang foto KTP.',
  },
  {
    id: 'note-1',
    author: 'nusa_bali',
    createdAt: '2026-11-18T03:10:45.000Z',
    text: 'Meminta batas deposit harian diturunkan menjadi Rp 250.000.',
  },
];

const onAdd = fn<(text: string) => Promise<void>>();

const meta = {
  title: 'Data/NoteList',
  component: NoteList,
  args: { notes, onAdd },
  decorators: [(Story) => <div style={{ maxInlineSize: 520 }}>{Story()}</div>],
  parameters: {
    guide: {
      use: ['For notes to colleagues about a user or a transaction.'],
      avoid: [
        'For a reason that a decision needs: ask for it in the dialog of the decision.',
        'For actions of the system: use AuditTrail.',
      ],
      keyboard: { Tab: 'Goes from the field to the button.', Enter: 'On the button: saves.' },
      do: [
        {
          text: 'Write what was done and what was found.',
          show: () => <NoteList notes={notes.slice(0, 1)} />,
        },
        'Reject the promise when saving fails: the text stays and can be sent again.',
      ],
      dont: [
        {
          text: 'Write an opinion about the person: it helps no colleague, and it stays on record.',
          show: () => (
            <NoteList
              notes={notes
                .slice(0, 1)
                .map((note) => ({ ...note, text: 'Orang ini selalu sulit.' }))}
            />
          ),
        },
      ],
      accessibility: [
        'Announces that a note was saved; a failure is announced at once, and the text stays.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof NoteList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 'min(1000px, 90vw)' }}>{Story()}</div>],
  render: (args) => (
    <Grid columns={{ base: 1, md: 2 }} gap={8}>
      <NoteList {...args} />
      <NoteList {...args} onAdd={undefined} aria-label="Catatan, hanya dibaca" />
      <NoteList {...args} notes={[]} aria-label="Catatan, kosong" />
      <NoteList {...args} loading aria-label="Catatan, dimuat" />
    </Grid>
  ),
};

export const Loading: Story = { args: { loading: true } };

export const Empty: Story = { args: { notes: [] } };

export const Error: Story = {
  args: {
    onAdd: fn<(text: string) => Promise<void>>(() =>
      Promise.reject(new globalThis.Error('offline')),
    ),
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement);
    const field = list.getByRole('textbox', { name: 'Catatan baru' });
    await userEvent.type(field, 'Sudah dihubungi');
    await userEvent.click(list.getByRole('button', { name: 'Tambah catatan' }));
    await list.findByText('Catatan tidak tersimpan. Silakan coba lagi.');
    await expect(field).toHaveValue('Sudah dihubungi');
  },
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
  args: {
    notes: [
      {
        ...(notes[0] as Note),
        author: 'operator_malam_kantor_pusat_denpasar',
        text: 'NomorrujukanpembayaranTRX202611200344danTRX202611200345digabungkan setelah pemeriksaan.',
      },
    ],
  },
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    onAdd.mockReset();
    const list = within(canvasElement);
    await userEvent.tab();
    const field = list.getByRole('textbox', { name: 'Catatan baru' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('  Sudah dihubungi  ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onAdd.mock.calls).toEqual([['Sudah dihubungi']]);
    await waitFor(() => expect(field).toHaveValue(''));
  },
};
