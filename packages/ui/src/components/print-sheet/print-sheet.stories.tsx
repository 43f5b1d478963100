import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Grid } from '../../primitives/grid/grid.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { DateTime } from '../date-time/date-time.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { Money } from '../money/money.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { PrintSheet } from './print-sheet.tsx';

const receipt = (
  <Stack gap={5}>
    <Heading level={2} size="sm">
      Bukti penarikan
    </Heading>
    <DescriptionList
      items={[
        { label: 'Nomor', value: 'TRX-20261120-0344' },
        { label: 'Waktu', value: <DateTime at="2026-11-20T07:31:02.000Z" /> },
        { label: 'Status', value: <StatusBadge kind="transaction" value="completed" quiet /> },
        { label: 'Biaya admin', value: <Money value="2500" currency="IDR" /> },
        { label: 'Jumlah diterima', value: <Money value="1997500" currency="IDR" />, total: true },
      ]}
    />
  </Stack>
);

const onPrint = fn();

const meta = {
  title: 'Data/PrintSheet',
  component: PrintSheet,
  args: { paper: 'receipt', children: receipt, onPrint },
  parameters: {
    guide: {
      use: ['For what a user may want on paper: a receipt, a statement, a report.'],
      avoid: ['For data that go into a spreadsheet: offer a CSV from DataTable.'],
      keyboard: { 'Enter, space': 'On the button: opens the print dialog.' },
      do: [
        {
          text: 'Write a state as text, which is also readable in black and white.',
          show: () => (
            <PrintSheet paper="receipt" printable={false}>
              <DescriptionList
                items={[
                  {
                    label: 'Status',
                    value: <StatusBadge kind="transaction" value="completed" quiet />,
                  },
                ]}
              />
            </PrintSheet>
          ),
        },
        'Use one per page; the rest of the page is not printed.',
      ],
      dont: [
        {
          text: 'Rely on colour inside: paper is black on white.',
          show: () => (
            <PrintSheet paper="receipt" printable={false}>
              <DescriptionList
                items={[
                  {
                    label: 'Status',
                    value: <span style={{ color: 'var(--lobi-color-success)' }}>●</span>,
                  },
                ]}
              />
            </PrintSheet>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof PrintSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Grid columns={{ base: 1, md: 2 }} gap={6}>
      <PrintSheet {...args} />
      <PrintSheet {...args} paper="page" />
      <PrintSheet
        {...args}
        actions={
          <Button size="sm" variant="ghost">
            Bagikan
          </Button>
        }
      />
      <PrintSheet {...args} printable={false} />
    </Grid>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async () => {
    onPrint.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onPrint).toHaveBeenCalledOnce();
  },
};
