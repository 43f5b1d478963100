import { addBuiltInGames } from '@lobi/core/testing';
import { useNavigate } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../testing/open-app.tsx';

function ToProfile() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/user/user-player/edit')}>
      To the profile
    </button>
  );
}

describe('sound', () => {
  it('sound is off at first, and is turned on in the bar of a game and in the profile alike', async () => {
    localStorage.setItem('lobi.rules.dice', '1');
    await openApp({
      path: '/game/game-dice',
      before: ({ world }) => addBuiltInGames(world, ['dice']),
      beside: <ToProfile />,
    });
    const inBar = page.getByRole('button', { name: 'Suara' });
    await expect.element(inBar).toHaveAttribute('aria-pressed', 'false');
    await inBar.click();
    await expect.element(inBar).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('lobi.sound')).toBe('1');
    await page.getByRole('button', { name: 'To the profile' }).click();
    const inProfile = page.getByRole('switch', { name: 'Suara dalam permainan' });
    await expect.element(inProfile).toBeChecked();
    await inProfile.click();
    expect(localStorage.getItem('lobi.sound')).toBe('0');
  });
});
