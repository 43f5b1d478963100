import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { en } from '../../messages/en.ts';
import { es } from '../../messages/es.ts';
import { id } from '../../messages/id.ts';
import { zhHans } from '../../messages/zh-hans.ts';
import { KitProvider } from '../../primitives/kit-provider/kit-provider.tsx';
import { StatusBadge } from './status-badge.tsx';
import { statusLooks, statusLabel, type StatusLook } from './statuses.ts';

describe('StatusBadge', () => {
  it.each([
    ['id', id, 'Ditahan'],
    ['en', en, 'On hold'],
    ['es', es, 'Retenido'],
    ['zh-Hans', zhHans, '冻结中'],
  ] as const)('StatusBadge shows a status in %s', async (locale, messages, word) => {
    const screen = await render(
      <KitProvider messages={messages} locale={locale}>
        <StatusBadge kind="ledger" value="pending" />
      </KitProvider>,
    );
    await expect.element(screen.getByText(word)).toBeVisible();
  });

  it('StatusBadge uses the neutral tone only for normal statuses', async () => {
    const screen = await render(
      <KitProvider messages={id}>
        <StatusBadge kind="transaction" value="completed" quiet />
        <StatusBadge kind="transaction" value="rejected" quiet />
      </KitProvider>,
    );
    expect(screen.getByText('Selesai').element().hasAttribute('data-quiet')).toBe(true);
    expect(screen.getByText('Ditolak').element().hasAttribute('data-quiet')).toBe(false);
  });

  it('StatusBadge shows an unknown status by its code', async () => {
    const screen = await render(
      <KitProvider messages={id}>
        <StatusBadge kind="user" value="constructor" />
      </KitProvider>,
    );
    const badge = screen.getByText('constructor').element();
    expect(badge.getAttribute('data-tone')).toBe('neutral');
    expect(badge.hasAttribute('data-invalid')).toBe(true);
    expect(badge.getAttribute('title')).toBe('Status tidak dikenal: constructor');
  });

  it('StatusBadge has a different label for every status of a type', () => {
    for (const looks of Object.values<Readonly<Record<string, StatusLook>>>(statusLooks)) {
      const texts = Object.values(looks).map((look) => statusLabel(look, id));
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
});
