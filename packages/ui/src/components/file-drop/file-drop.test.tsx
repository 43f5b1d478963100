import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { en } from '../../messages/en.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { Form, SubmitButton } from '../form/form.tsx';
import { FileDrop } from './file-drop.tsx';
import type { SendFile, UploadContext } from './use-uploads.ts';

const kit = { messages: en, locale: 'en' };
const photo = (name = 'proof.png', bytes = 12) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' });

/** A fake upload whose result the test controls. */
function manualSender() {
  const sent: {
    file: File;
    context: UploadContext;
    arrive: (id: string) => void;
    fail: () => void;
  }[] = [];
  const send: SendFile = (file, context) =>
    new Promise((resolve, reject) => {
      sent.push({ file, context, arrive: resolve, fail: () => reject(new Error('lost')) });
    });
  return { sent, send };
}

const inputOf = (container: Element) =>
  container.querySelector<HTMLInputElement>('input[type=file]')!;

describe('FileDrop', () => {
  it('FileDrop uploads a file, shows its progress, and sets the form value to its reference', async () => {
    const { sent, send } = manualSender();
    const onSubmit = vi.fn();
    const screen = await renderInKit(
      <Form
        schema={z.object({ proof: z.string().check(z.minLength(1)) })}
        defaultValues={{ proof: '' }}
        onSubmit={onSubmit}
      >
        <FileDrop name="proof" label="Proof" accept="image/*" maxBytes={1_024} onUpload={send} />
        <SubmitButton>Send</SubmitButton>
      </Form>,
      kit,
    );
    const button = screen.getByRole('button', { name: 'Choose a file Proof' });
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(button).toHaveFocus();
    await expect.element(screen.getByText('The proof field is required.')).toBeVisible();

    await userEvent.upload(inputOf(screen.container), photo());
    sent[0]?.context.onProgress(0.4);
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    sent[0]?.arrive('file-1');
    await expect.element(screen.getByText(/^Uploaded/)).toBeVisible();
    await expect
      .poll(() => screen.getByRole('status').first().element().textContent)
      .toContain('proof.png has been uploaded.');
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => onSubmit).toHaveBeenCalledWith({ proof: 'file-1' });
  });

  it('FileDrop offers a retry, and cancels running uploads', async () => {
    const { sent, send } = manualSender();
    const onValueChange = vi.fn();
    const screen = await renderInKit(
      <FileDrop label="Proof" onUpload={send} onValueChange={onValueChange} />,
      kit,
    );
    await userEvent.upload(inputOf(screen.container), photo());
    sent[0]?.fail();
    await screen.getByRole('button', { name: 'Upload proof.png again' }).click();
    expect(sent).toHaveLength(2);
    await screen.getByRole('button', { name: 'Cancel the upload of proof.png' }).click();
    expect(sent[1]?.context.signal.aborted).toBe(true);
    sent[1]?.arrive('late');
    await expect.element(screen.getByText('proof.png', { exact: true })).not.toBeInTheDocument();
    expect(onValueChange).not.toHaveBeenCalled();
    await expect.element(screen.getByRole('button', { name: /Choose a file/ })).toHaveFocus();
  });

  it('FileDrop rejects files that are too large or of another type, including dropped ones', async () => {
    const { sent, send } = manualSender();
    const screen = await renderInKit(
      <FileDrop label="Proof" accept="image/*" maxBytes={1_024} onUpload={send} />,
      kit,
    );
    await userEvent.upload(inputOf(screen.container), photo('huge.png', 2_048));
    await expect
      .element(screen.getByText('huge.png is too large. The limit is 1\u00a0kB.').first())
      .toBeVisible();
    const transfer = new DataTransfer();
    transfer.items.add(new File(['x'], 'note.txt', { type: 'text/plain' }));
    screen.container
      .querySelector('.lobi-FileDrop-zone')
      ?.dispatchEvent(
        new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }),
      );
    await expect
      .element(screen.getByText('The file type of note.txt is not supported.').first())
      .toBeVisible();
    expect(sent).toHaveLength(0);
  });

  it('FileDrop lists several files, removes single ones, and stops at the maximum', async () => {
    const onValueChange = vi.fn();
    const screen = await renderInKit(
      <FileDrop
        label="Photos"
        multiple
        maxFiles={3}
        defaultValue={['old']}
        describeFile={() => ({ name: 'earlier.png' })}
        onUpload={(file) => Promise.resolve(`id-${file.name}`)}
        onValueChange={onValueChange}
      />,
      kit,
    );
    await userEvent.upload(inputOf(screen.container), [
      photo('a.png'),
      photo('b.png'),
      photo('c.png'),
    ]);
    await expect
      .element(screen.getByText('c.png was not added. The limit is 3 files.').first())
      .toBeVisible();
    await expect
      .poll(() => onValueChange)
      .toHaveBeenLastCalledWith(['old', 'id-a.png', 'id-b.png']);
    await screen.getByRole('button', { name: 'Remove earlier.png' }).click();
    expect(onValueChange).toHaveBeenLastCalledWith(['id-a.png', 'id-b.png']);
  });

  it('FileDrop replaces a single file', async () => {
    const onValueChange = vi.fn();
    const screen = await renderInKit(
      <FileDrop
        label="Proof"
        onUpload={(file) => Promise.resolve(`id-${file.name}`)}
        onValueChange={onValueChange}
      />,
      kit,
    );
    await userEvent.upload(inputOf(screen.container), photo('a.png'));
    await expect
      .element(screen.getByRole('button', { name: 'Replace the file Proof' }))
      .toBeVisible();
    await expect.poll(() => onValueChange).toHaveBeenLastCalledWith('id-a.png');
    await userEvent.upload(inputOf(screen.container), photo('b.png'));
    await expect.poll(() => onValueChange).toHaveBeenLastCalledWith('id-b.png');
    await expect.element(screen.getByText('a.png', { exact: true })).not.toBeInTheDocument();
  });
});
