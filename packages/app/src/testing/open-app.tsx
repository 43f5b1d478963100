import { createFakeEnvironment, type FakeBackend } from '@lobi/core/testing';
import { createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { App } from '../app.tsx';
import { openScreen, type OpenScreen, type ScreenSetup } from './open-screen.ts';

/** Options of the app; default the demo data as a player. */
export interface AppSetup extends Partial<ScreenSetup> {
  readonly path: string;
  /** Width and height in px; default a desktop. */
  readonly size?: readonly [width: number, height: number];
  /** Changes to the platform before the test. It may return another start path. */
  readonly before?: (backend: FakeBackend) => unknown;
  /** Default `reduced`: animations end at once. */
  readonly motion?: 'reduced' | 'system';
  /** Rendered next to the app, inside its router. */
  readonly beside?: ReactNode;
}

const evening: Omit<ScreenSetup, 'path'> = {
  role: 'player',
  network: 'ok',
  fight: 'open',
  situation: 'evening',
  notice: false,
  empty: false,
  theme: 'lentera',
  language: 'id',
  slowMs: 0,
};

/** Opens the whole app on the fake platform; unmounted after the test. */
export async function openApp(setup: AppSetup): Promise<OpenScreen> {
  const { size = [1440, 900], before, beside, motion = 'reduced', ...screen } = setup;
  await page.viewport(...size);
  const open = await openScreen({ ...evening, ...screen });
  onTestFinished(open.close);
  const { brand, client, i18n, kitLanguage, backend } = open;
  const begun = await before?.(backend);
  const appearance = { motion };
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  // Not a hook of this module: files share it, and a hook would belong to the first of them only.
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  root.render(
    <MemoryRouter initialEntries={[typeof begun === 'string' ? begun : open.path]}>
      {createElement(App, { brand, client, i18n, kitLanguage, appearance })}
      {beside}
    </MemoryRouter>,
  );
  return open;
}

/** The platform as another device of a user calls it. */
export async function callerOf(backend: FakeBackend, username: string) {
  const { tokens, logger } = createFakeEnvironment({ clock: backend.world.clock });
  tokens.write(backend.signIn(username));
  return backend.connectApi({ tokens, logger, language: () => 'id', now: Date.now });
}
