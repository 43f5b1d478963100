import { describe, expect, it } from 'vitest';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { RoleBadge } from './role-badge.tsx';

describe('RoleBadge', () => {
  it('RoleBadge shows the level of an agent in the tree, if known', async () => {
    const screen = await renderInKit(
      <>
        <RoleBadge value="agent" level={2} />
        <RoleBadge value="player" level={null} />
        <RoleBadge value="auditor" level={1} />
      </>,
    );
    await expect.element(screen.getByText('Agen, tingkat 2')).toBeVisible();
    await expect.element(screen.getByText('Pemain', { exact: true })).toBeVisible();
    // An unknown role of a newer server is shown by its name.
    await expect.element(screen.getByText('auditor', { exact: true })).toBeVisible();
  });
});
