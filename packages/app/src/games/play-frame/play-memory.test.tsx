import { addBuiltInGames } from '@lobi/core/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../testing/open-app.tsx';

const titles = ['dice', 'dice-gold', 'limbo', 'slots-lantern-three', 'slots-tide-five'];

const open = (gameId: string, role: 'player' | 'agent' = 'player') =>
  openApp({
    path: `/game/${gameId}`,
    role,
    before: ({ world }) => addBuiltInGames(world, titles),
  });
const stake = page.getByRole('textbox', { name: /Nilai taruhan/ });
const rules = page.getByRole('button', { name: 'Saya mengerti' });
const remembered = () =>
  JSON.parse(localStorage.getItem('lobi.play.user-player.game-dice') ?? '{}');

describe('remembered choices of a game', () => {
  it('the device stores stake and options by player and game', async () => {
    localStorage.setItem('lobi.rules.dice', '1');
    await open('game-dice');
    await stake.fill('25000');
    await page.getByRole('radio', { name: 'Di atas' }).click();
    await expect.poll(remembered).toEqual({ stake: '25000', direction: 'over', target: 5_000 });
  });

  it('a game starts with the stake and options of the last visit', async () => {
    localStorage.setItem('lobi.rules.dice', '1');
    const stored = { stake: '25000', direction: 'over', target: 7_500 };
    localStorage.setItem('lobi.play.user-player.game-dice', JSON.stringify(stored));
    await open('game-dice');
    await expect.element(page.getByRole('button', { name: /^Lempar · Rp\s25\.000/ })).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'Di atas' })).toBeChecked();
  });

  it('a game ignores invalid stored values', async () => {
    localStorage.setItem('lobi.rules.dice', '1');
    const stored = { stake: 'much', direction: 7, target: 'x' };
    localStorage.setItem('lobi.play.user-player.game-dice', JSON.stringify(stored));
    await open('game-dice');
    await expect.element(stake).toHaveValue('');
    await expect.element(page.getByRole('radio', { name: 'Di bawah' })).toBeChecked();
  });
});

describe('rules before the first play', () => {
  it('the rules of an engine open once for all its games', async () => {
    localStorage.setItem('lobi.rules.dice', '1');
    await open('game-dice-gold');
    await expect.element(stake).toBeVisible();
    await expect.element(rules).not.toBeInTheDocument();
  });

  it('the rules of a slot open once for all slots, whatever their machine', async () => {
    await open('game-slots-lantern-three');
    await rules.click();
    expect(localStorage.getItem('lobi.rules.slots')).toBe('1');
  });

  it('the rules of a slot stay closed if an earlier version showed those of another machine', async () => {
    localStorage.setItem('lobi.rules.slots-lantern-three', '1');
    await open('game-slots-tide-five');
    await expect.element(stake).toBeVisible();
    await expect.element(rules).not.toBeInTheDocument();
  });

  it('the rules of another engine open automatically', async () => {
    localStorage.setItem('lobi.rules.dice', '1');
    await open('game-limbo');
    await expect.element(rules).toBeVisible();
  });
});
