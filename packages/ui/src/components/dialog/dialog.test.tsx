import { describe, expect, it } from 'vitest';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { Dialog } from './dialog.tsx';

describe('Dialog', () => {
  it('a dialog opened from another one covers it', async () => {
    await renderInKit(
      <Dialog title="Coba permainan" defaultOpen>
        <Dialog title="Aturan" defaultOpen />
      </Dialog>,
    );
    await expect.poll(() => document.querySelectorAll('.lobi-Dialog-backdrop')).toHaveLength(2);
  });
});
