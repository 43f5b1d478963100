import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';
import { severalLandmarks } from '../../testing/story-boxes.tsx';
import { CursorPagination } from './cursor-pagination.tsx';
import { LoadMore } from './load-more.tsx';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  subcomponents: { CursorPagination, LoadMore },
  args: {
    page: 2,
    pageSize: 25,
    total: 1280,
    onPageChange: fn(),
    pageSizes: [10, 25, 50, 100],
    onPageSizeChange: fn(),
    jump: true,
  },
  parameters: {
    layout: 'padded',
    guide: {
      use: [
        'Pagination: lists that know how many rows they have.',
        'CursorPagination: lists that only know the next page, such as a log that grows.',
        'LoadMore: lists that are browsed rather than searched, so that the footer stays reachable.',
      ],
      avoid: ['Many rows that are all loaded already: use a virtual DataTable.'],
      keyboard: {
        'Tab, Shift + Tab': 'From one control to the next.',
        'Enter, Space': 'Goes to the page; in the field Enter goes to its number.',
      },
      do: [
        {
          text: 'Offer `jump` where there are dozens of pages.',
          show: () => <Pagination page={2} pageSize={25} total={1280} onPageChange={fn()} jump />,
        },
      ],
      dont: [
        {
          text: 'Offer it for three pages: the arrows are quicker.',
          show: () => <Pagination page={2} pageSize={25} total={75} onPageChange={fn()} jump />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: ({ pageSizes, onPageSizeChange, jump: _jump, ...args }) => (
    <Stack>
      <Pagination {...args} aria-label="Awal" page={1} />
      <Pagination {...args} aria-label="Tengah" />
      <Pagination {...args} aria-label="Akhir" page={52} />
      <Pagination {...args} aria-label="Satu halaman" page={1} total={15} />
      <Pagination {...args} aria-label="Nonaktif" disabled />
      <Pagination
        {...args}
        aria-label="Lengkap"
        jump
        pageSizes={pageSizes}
        onPageSizeChange={onPageSizeChange}
      />
      <CursorPagination aria-label="Kursor" onNext={fn()} />
      <CursorPagination aria-label="Kursor, tengah" onPrevious={fn()} onNext={fn()} />
      <LoadMore shown={24} total={120} onLoadMore={fn()} />
      <LoadMore shown={24} onLoadMore={fn()} loading />
      <LoadMore shown={24} total={120} onLoadMore={fn()} error="Server terlalu lama merespons." />
      <LoadMore shown={120} total={120} />
    </Stack>
  ),
};

/** In every pointer and keyboard state. */
export const States: Story = {
  parameters: { ...shownStates, ...severalLandmarks },
  render: ({ page, pageSize, total, onPageChange }) => {
    const shared = { pageSize, total, onPageChange };
    return (
      <StatesTable
        rows={{
          'first page': (disabled) => <Pagination {...shared} page={1} disabled={disabled} />,
          'middle page': (disabled) => <Pagination {...shared} page={page} disabled={disabled} />,
          cursor: (disabled) => <CursorPagination onNext={fn()} disabled={disabled} />,
        }}
      />
    );
  },
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { page: 1_234, total: 12_345_678 },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Halaman berikutnya' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
    const field = canvas.getByRole('textbox', { name: 'Ke halaman' });
    await userEvent.clear(field);
    await userEvent.type(field, '999{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(52);
  },
};

export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 52 } };
export const OnlyOne: Story = { args: { page: 1, total: 15 } };
export const Empty: Story = { args: { page: 1, total: 0 } };
export const Disabled: Story = { args: { disabled: true } };
