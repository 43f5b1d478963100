import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { AgeNotice } from './age-notice.tsx';

const meta = {
  title: 'Overlays/AgeNotice',
  component: AgeNotice,
  args: { onAgree: fn() },
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: ['Once per device, before anything of the product can be used.'],
      avoid: ['Anything that may be refused or put off: Dialog, ConsentBar.'],
      keyboard: {
        Tab: 'From the text to the terms to Agree, then back to the text.',
        Escape: 'Does nothing, on purpose.',
      },
      do: [
        {
          text: 'Label the button with the answer to its question.',
          show: () => (
            <Stack gap={4} align="start">
              <Text>Saya berusia 21 tahun atau lebih dan menyetujui syarat dan ketentuan.</Text>
              <Button>Setuju</Button>
            </Stack>
          ),
        },
        'Remember the answer; where storage is blocked, remember it for the visit.',
      ],
      dont: [
        {
          text: 'Label it “continue”: people press it without having agreed to anything.',
          show: () => (
            <Stack gap={4} align="start">
              <Text>Saya berusia 21 tahun atau lebih dan menyetujui syarat dan ketentuan.</Text>
              <Button>Lanjut</Button>
            </Stack>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof AgeNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = { args: { variant: 'full' } };

export const LongText: Story = {
  globals: { language: 'pseudo', viewport: { value: 'small-phone' } },
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const AlreadyAccepted: Story = {
  args: { open: false },
  render: (args) => (
    <Stack>
      <Button>Main</Button>
      <AgeNotice {...args} />
    </Stack>
  ),
};

/** Storage that throws: the notice still closes for this visit. */
export const StorageBlocked: Story = {
  render: function Blocked(args) {
    const [accepted, setAccepted] = useState(false);
    return (
      <AgeNotice
        {...args}
        open={!accepted}
        onAgree={() => {
          setAccepted(true);
          args.onAgree?.();
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Setuju' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  },
};

export const Indonesian: Story = {};

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    const notice = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await expect(notice.querySelector('.lobi-AgeNotice-text')?.textContent).toBe(
      'NOTICE - By entering this website, you acknowledge and confirm: 1) You are 21 years old and above. 2) You agree to terms and conditions.',
    );
  },
};

export const Spanish: Story = { globals: { language: 'es' } };

export const Chinese: Story = { globals: { language: 'zh-Hans' } };

export const Light: Story = { globals: { look: 'pesisir/light' } };

export const OtherAge: Story = { args: { minAge: 18 } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const notice = await page.findByRole('alertdialog');
    // The focus moves into the notice shortly after it appears; Tab continues from there.
    await waitFor(() => expect(notice.querySelector('.lobi-AgeNotice-text')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(notice).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Setuju' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAgree).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  },
};
