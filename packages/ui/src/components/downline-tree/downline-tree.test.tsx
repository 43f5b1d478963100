import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { DownlineTree, type DownlineMember } from './downline-tree.tsx';

const member = (username: string, playerCount = 0): DownlineMember => ({
  id: username,
  username,
  role: playerCount > 0 ? 'agent' : 'player',
  status: 'activated',
  wallet: { balance: '9250000', currency: 'IDR' },
  playerCount,
  turnover: '186400000',
  shareBp: 80,
  commission: '1491200',
});

describe('DownlineTree', () => {
  it('DownlineTree loads the members below an agent when it is expanded', async () => {
    const loadMembers = vi.fn(() => Promise.resolve([member('putu.a')]));
    const screen = await renderInKit(
      <DownlineTree members={[member('kuta_agen', 18)]} loadMembers={loadMembers} />,
    );
    expect(loadMembers).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByText('putu.a')).toBeVisible();
    await expect.element(screen.getByText('0,8%').first()).toBeVisible();
    expect(loadMembers).toHaveBeenCalledOnce();
  });

  it('DownlineTree shows the invitation link and code while the downline is empty', async () => {
    const url = 'https://lentera.example/register?referral=NUSA7K';
    const screen = await renderInKit(
      <DownlineTree
        members={[]}
        loadMembers={() => Promise.resolve([])}
        referral={{ code: 'NUSA7K', url }}
      />,
    );
    await expect.element(screen.getByText(url)).toBeVisible();
    await expect.element(screen.getByRole('img', { name: /NUSA7K/ })).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Salin tautan referral' }))
      .toBeVisible();
  });
});
