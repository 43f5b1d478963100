import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Icon } from '../primitives/icon/icon.tsx';
import * as icons from '../primitives/icon/icons.ts';
import { Inline } from '../primitives/inline/inline.tsx';
import { Stack } from '../primitives/stack/stack.tsx';
import { IconSheet } from '../testing/foundations/icon-sheet.tsx';
import { CodeName, FoundationPage, PagePart } from '../testing/foundations/page.tsx';

const pairs = [
  ['Outlined at rest, filled when chosen', icons.favourite, icons.favouriteOn],
  ['Mirrored in right-to-left pages', icons.back, icons.onward],
  ['Money in points down into the tray, money out up', icons.deposit, icons.withdraw],
] as const;

function IconsPage() {
  return (
    <FoundationPage
      title="Icons"
      lead="Icons are named by meaning, so that the same thing always looks the same and a brand can change it in one place. Press an icon to copy its name."
    >
      <PagePart title="All of them">
        <IconSheet />
      </PagePart>
      <PagePart
        title="Sizes"
        note="20 px beside running text, 16 in badges, 24 alone, 32 in tiles."
      >
        <Inline gap={8} align="end">
          {([16, 20, 24, 32] as const).map((size) => (
            <Stack key={size} align="center" gap={3}>
              <Icon path={icons.wallet} size={size} />
              <CodeName>{size}</CodeName>
            </Stack>
          ))}
        </Inline>
      </PagePart>
      <PagePart title="Manner">
        <Stack gap={5}>
          {pairs.map(([text, first, second]) => (
            <Inline key={text} gap={5}>
              <Icon path={first} size={24} />
              <Icon path={second} size={24} />
              {text}
            </Inline>
          ))}
        </Stack>
      </PagePart>
    </FoundationPage>
  );
}

const meta = {
  title: 'Foundations/Icons',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => <IconsPage />,
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Page: Story = {};

export const Searched: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'wal');
    await expect(canvas.getByRole('button', { name: 'wallet' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'bingo' })).toBeNull();
  },
};
