import { useState, type ComponentType, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { LateSheet, lateSheet } from './late-sheet.tsx';

/** A sheet whose code comes, or does not, when the test says so. */
function arriving() {
  const calls: string[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<() => ReactNode>();
  const Sheet = lateSheet<object>(() => {
    calls.push('asked');
    return promise;
  });
  return { Sheet, calls, resolve, reject };
}

function Game({ Sheet }: { Sheet: ComponentType<object> }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p>Permainan</p>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Info
      </button>
      <LateSheet isOpen={isOpen}>
        <Sheet />
      </LateSheet>
    </>
  );
}

describe('LateSheet', () => {
  it('LateSheet asks for its code when it is first opened, and holds its place until that is there', async () => {
    const { Sheet, calls, resolve } = arriving();
    const screen = await renderInKit(<Game Sheet={Sheet} />);
    expect(calls).toEqual([]);
    await screen.getByRole('button', { name: 'Info' }).click();
    await expect.element(screen.getByRole('status').first()).toMatchTextContent(/^Memuat/);
    await expect.element(screen.getByText('Permainan')).toBeVisible();
    resolve(() => <p>Aturan</p>);
    await expect.element(screen.getByText('Aturan')).toBeVisible();
    expect(calls).toEqual(['asked']);
  });

  it('LateSheet leaves the game as it is where the code is gone, and says what to do', async () => {
    const { Sheet, reject } = arriving();
    const screen = await renderInKit(<Game Sheet={Sheet} />);
    await screen.getByRole('button', { name: 'Info' }).click();
    reject(new TypeError('Failed to fetch dynamically imported module'));
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Muat ulang' })).toBeVisible();
    await expect.element(screen.getByText('Permainan')).toBeVisible();
  });
});
