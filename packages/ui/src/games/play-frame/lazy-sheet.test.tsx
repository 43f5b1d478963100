import { useState, type ComponentType, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { LazySheet, lazySheet } from './lazy-sheet.tsx';

/** A sheet whose loading the test controls. */
function arriving() {
  const calls: string[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<() => ReactNode>();
  const Sheet = lazySheet<object>(() => {
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
      <LazySheet isOpen={isOpen}>
        <Sheet />
      </LazySheet>
    </>
  );
}

describe('LazySheet', () => {
  it('LazySheet loads its code when it is first opened, and shows a placeholder meanwhile', async () => {
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

  it('LazySheet shows an error for a missing chunk without affecting the game', async () => {
    const { Sheet, reject } = arriving();
    const screen = await renderInKit(<Game Sheet={Sheet} />);
    await screen.getByRole('button', { name: 'Info' }).click();
    reject(new TypeError('Failed to fetch dynamically imported module'));
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Muat ulang' })).toBeVisible();
    await expect.element(screen.getByText('Permainan')).toBeVisible();
  });
});
