import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../../primitives/card/card.tsx';
import * as icons from '../../primitives/icon/icons.ts';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';
import { narrowBox, severalLandmarks } from '../../testing/story-boxes.tsx';
import { Accordion, type AccordionItem } from './accordion.tsx';

const items: AccordionItem[] = [
  {
    value: 'payout',
    title: 'Pembayaran',
    icon: icons.earnings,
    detail: 'per 100',
    content:
      'Odds ditulis sebagai pembayaran per 100, termasuk taruhan. Seri membayar 8 banding 1.',
  },
  {
    value: 'fee',
    title: 'Komisi',
    icon: icons.commission,
    detail: '5%',
    content: 'Komisi 5% dipotong dari total taruhan sebelum odds dihitung.',
  },
  {
    value: 'cancel',
    title: 'Laga dibatalkan',
    icon: icons.rejected,
    content: 'Semua taruhan dikembalikan tanpa komisi.',
  },
  {
    value: 'draw',
    title: 'Seri',
    icon: icons.result,
    content: 'Taruhan Meron dan Wala dikembalikan.',
    disabled: true,
  },
];

const questions: AccordionItem[] = [
  {
    value: 'proof',
    title: 'Bukti apa yang diperlukan?',
    content: 'Foto struk atau tangkapan layar.',
  },
  { value: 'time', title: 'Berapa lama prosesnya?', content: 'Biasanya di bawah lima menit.' },
  { value: 'fee', title: 'Apakah ada biaya?', content: 'Tidak untuk QRIS.' },
];

const meta = {
  title: 'Atoms/Accordion',
  component: Accordion,
  args: { items, onValueChange: fn() },
  parameters: {
    guide: {
      use: [
        'Several sections of which one is read at a time: rules, questions, filters on a phone.',
      ],
      avoid: [
        'For a single part: use Collapsible.',
        'Views of equal weight are Tabs.',
        'Steps in order are a Stepper.',
      ],
      keyboard: {
        'Enter, Space': 'Opens or closes the focused section.',
        Tab: 'Moves to the next title, and into the content of an open section.',
      },
      do: [
        {
          text: 'Title each section with the question that it answers.',
          show: () => <Accordion items={questions.slice(0, 2)} />,
        },
        'Set `headingLevel` so that the titles follow the outline of the page.',
      ],
      dont: [
        {
          text: 'Title the sections with numbers: all of them have to be opened to find one answer.',
          show: () => (
            <Accordion
              items={questions
                .slice(0, 2)
                .map((question, index) => ({ ...question, title: `Bagian ${index + 1}` }))}
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultValue: ['payout'] } };

export const Matrix: Story = {
  render: () => (
    <Stack gap={7}>
      <Card>
        <Accordion items={items} defaultValue={['payout']} />
      </Card>
      <Accordion variant="cards" items={questions} defaultValue={['proof', 'time']} multiple />
      <Accordion variant="cards" items={items.slice(0, 2)} disabled />
    </Stack>
  ),
};

/** Both variants, with an open and a closed section, in every pointer and keyboard state. */
export const States: Story = {
  parameters: { ...shownStates, ...severalLandmarks },
  render: () => (
    <StatesTable
      rows={Object.fromEntries(
        (['plain', 'cards'] as const).map((variant) => [
          variant,
          (disabled: boolean) => (
            <div style={{ inlineSize: 240 }}>
              <Accordion
                variant={variant}
                items={items.slice(1, 3)}
                defaultValue={['fee']}
                disabled={disabled}
              />
            </div>
          ),
        ]),
      )}
    />
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    variant: 'cards',
    defaultValue: ['long'],
    items: [
      {
        value: 'long',
        title: 'Pengembalian taruhan bila laga dibatalkan setelah panggilan terakhir',
        icon: icons.rejected,
        detail: '24 jam',
        content:
          'Semua taruhan dikembalikan ke dompet asal tanpa komisi dalam dua puluh empat jam.',
      },
    ],
  },
  decorators: [narrowBox],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { variant: 'cards', defaultValue: ['payout'] },
};

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};
