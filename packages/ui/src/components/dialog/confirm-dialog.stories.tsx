import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Inline } from '../../primitives/inline/inline.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    defaultOpen: true,
    title: 'Umumkan Meron menang di Laga 128?',
    description: 'Membayar 214 taruhan, Rp 18.250.000. Langkah ini tidak dapat dibatalkan.',
    confirmLabel: 'Umumkan Meron',
    tone: 'meron',
    onConfirm: fn(),
  },
  parameters: {
    guide: {
      use: [
        'Before an action that moves money, ends something, or cannot be undone.',
        'With `requireText` if a mistake would be costly: the user types a number or name.',
      ],
      avoid: [
        'Actions that can be undone: perform them and offer undo in a toast.',
        'Forms: Dialog.',
      ],
      keyboard: {
        'Tab, Shift+Tab': 'Between cancel, the field and the action.',
        Escape: 'Cancels. Does nothing while the action is running.',
        Enter: 'On the required text, once it matches: confirms.',
      },
      do: [
        {
          text: 'Say the effect in numbers, and name the action on its button.',
          show: () => (
            <Stack gap={4} align="start">
              <Text>Membayar 214 taruhan, Rp 18.250.000.</Text>
              <Inline>
                <Button variant="ghost">Batal</Button>
                <Button tone="meron">Umumkan Meron</Button>
              </Inline>
            </Stack>
          ),
        },
      ],
      dont: [
        {
          text: 'Label the buttons “OK” and “Batal”: name the action.',
          show: () => (
            <Inline>
              <Button variant="ghost">Batal</Button>
              <Button tone="meron">OK</Button>
            </Inline>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Inline>
      {(['accent', 'danger', 'wala'] as const).map((tone) => (
        <ConfirmDialog
          key={tone}
          {...args}
          tone={tone}
          defaultOpen={false}
          trigger={
            <Button variant="soft" tone={tone}>
              {tone}
            </Button>
          }
        />
      ))}
      <ConfirmDialog {...args} requireText={{ text: '128' }} />
    </Inline>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    tone: 'danger',
    title: 'Batalkan laga 128 dan kembalikan seluruh taruhan kepada semua pemain?',
    confirmLabel: 'Batalkan laga dan kembalikan semua taruhan',
    requireText: { text: 'BATALKAN LAGA 128' },
  },
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  args: { requireText: { text: '128' } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const back = await page.findByRole('button', { name: 'Batal' });
    await waitFor(() => expect(back).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(page.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('12{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('8{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  },
};

export const Busy: Story = { args: { busy: true } };

export const TypeToConfirm: Story = {
  args: {
    tone: 'danger',
    title: 'Batalkan laga 128?',
    description: 'Semua taruhan dikembalikan penuh.',
    confirmLabel: 'Batalkan laga',
    requireText: { text: '128' },
  },
};
