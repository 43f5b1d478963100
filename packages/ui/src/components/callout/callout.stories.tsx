import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { narrowBox } from '../../testing/story-boxes.tsx';
import { Callout } from './callout.tsx';

const meta = {
  title: 'Atoms/Callout',
  component: Callout,
  parameters: {
    guide: {
      use: [
        'A message about the content around it: a limit nearly reached, a channel in maintenance.',
        'With an `action` if one press resolves it; with `onDismiss` if it can be dismissed.',
      ],
      avoid: [
        'The result of an action: use a toast.',
        'News for the whole site: use AnnouncementBar.',
        'An error of one field: show it at that field.',
      ],
      keyboard: { Tab: 'Moves to the action, then to the close button.' },
      do: [
        {
          text: 'Choose the tone by severity: `warning` while the user can still act.',
          show: () => (
            <Callout tone="warning" title="Batas harian hampir tercapai">
              Anda masih dapat mendepositkan Rp 200.000 hari ini.
            </Callout>
          ),
        },
      ],
      dont: [
        {
          text: 'Choose `danger` to be noticed: nothing has failed.',
          show: () => (
            <Callout tone="danger" title="Batas harian hampir tercapai">
              Anda masih dapat mendepositkan Rp 200.000 hari ini.
            </Callout>
          ),
        },
      ],
    } satisfies Guide,
  },
  args: {
    title: 'Batas harian hampir tercapai',
    children: 'Anda masih dapat mendepositkan Rp 200.000 hari ini.',
  },
} satisfies Meta<typeof Callout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Callout key={tone} {...args} tone={tone} />
      ))}
      <Callout tone="info" title={undefined}>
        Tanpa judul: satu kalimat cukup.
      </Callout>
      <Callout
        {...args}
        tone="danger"
        onDismiss={fn()}
        action={
          <Button size="sm" variant="outline">
            Atur batas
          </Button>
        }
      />
    </Stack>
  ),
};

export const WithActionAndDismiss: Story = {
  args: {
    tone: 'warning',
    onDismiss: fn(),
    action: (
      <Button size="sm" variant="outline">
        Atur batas
      </Button>
    ),
  },
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    onDismiss: fn(),
    title: 'Batas deposit bulanan Anda hampir tercapai untuk periode ini',
    children:
      'Perubahan yang menaikkan batas berlaku setelah masa tunggu 24 jam; yang menurunkannya berlaku seketika.',
  },
  decorators: [narrowBox],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { onDismiss: fn(), tone: 'warning' },
};

export const Interaction: Story = {
  args: { onDismiss: fn(), action: <Button size="sm">Atur batas</Button> },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Atur batas' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
