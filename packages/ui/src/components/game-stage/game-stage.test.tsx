import { describe, expect, it, vi } from 'vitest';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { GameRegion } from './game-region.tsx';
import { GameStage, type GameStageProps } from './game-stage.tsx';

const stage = (props: Partial<GameStageProps> = {}) => (
  <GameStage title="Permata Senja" {...props}>
    <GameRegion name="play">
      <button type="button">Putar</button>
    </GameRegion>
  </GameStage>
);

describe('GameStage', () => {
  it('GameStage renders the parts of a game into labelled regions', async () => {
    const screen = await renderInKit(stage());
    const play = screen.getByRole('group', { name: 'Pasang' });
    await expect.element(play.getByRole('button', { name: 'Putar' })).toBeVisible();
  });

  it('GameStage reserves no space for empty regions', async () => {
    const screen = await renderInKit(stage());
    const info = screen.container.querySelector<HTMLElement>('[data-region=info]');
    expect(info && getComputedStyle(info).display).toBe('none');
  });

  it('GameStage keeps the game but disables it while the connection is lost', async () => {
    const screen = await renderInKit(stage({ status: 'lost' }));
    await expect.element(screen.getByRole('alert').first()).toBeInTheDocument();
    await expect.element(screen.getByText('Sambungan terputus')).toBeVisible();
    const button = screen.container.querySelector('[data-region=play] button');
    expect(button?.closest('[inert]')).not.toBeNull();
  });

  it('GameStage lets the game show its own error', async () => {
    const screen = await renderInKit(
      <GameStage title="Permata Senja" status="error">
        <GameRegion name="error">Putaran 128 dikembalikan.</GameRegion>
      </GameStage>,
    );
    await expect.element(screen.getByText('Putaran 128 dikembalikan.')).toBeVisible();
    await expect.element(screen.getByText('Permainan tidak dapat dimuat')).not.toBeVisible();
  });

  it('GameStage shows a retry button only if it can retry', async () => {
    const onRetry = vi.fn<() => void>();
    const screen = await renderInKit(stage({ status: 'error', onRetry }));
    await screen.getByRole('button', { name: 'Coba lagi' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
