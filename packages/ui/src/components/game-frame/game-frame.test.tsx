import { describe, expect, it, vi } from 'vitest';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { GameFrame, type GameFrameProps } from './game-frame.tsx';

/** A document from the same server as the page; it loads at once. */
const src = (): string => new URL('/favicon.ico', window.location.href).href;

const frame = (props: Partial<GameFrameProps> = {}) => (
  <GameFrame src={src()} title="Permata Senja" {...props} />
);

const postFrom = (data: unknown, origin: string, source: Window | null): void => {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
};

describe('GameFrame', () => {
  it('GameFrame is named, sandboxed and cannot navigate the page away', async () => {
    const screen = await renderInKit(frame());
    const element = screen.container.querySelector('iframe');
    expect(element?.title).toBe('Permainan Permata Senja');
    expect(element?.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(element?.getAttribute('sandbox')).toContain('allow-scripts');
  });

  it('GameFrame accepts messages only from its own frame and an expected origin', async () => {
    const onMessage = vi.fn<(data: unknown) => void>();
    const screen = await renderInKit(frame({ onMessage }));
    const own = screen.container.querySelector('iframe')?.contentWindow ?? null;
    postFrom({ spin: 1 }, 'https://evil.example', own);
    postFrom({ spin: 2 }, window.location.origin, window);
    expect(onMessage).not.toHaveBeenCalled();
    postFrom({ spin: 3 }, window.location.origin, own);
    expect(onMessage).toHaveBeenCalledOnce();
    expect(onMessage.mock.calls[0]?.[0]).toEqual({ spin: 3 });
  });

  it('GameFrame waits for the ready message of the game', async () => {
    const screen = await renderInKit(frame({ isReady: (data) => data === 'ready' }));
    const root = screen.container.querySelector('.lobi-GameFrame-root');
    const own = screen.container.querySelector('iframe')?.contentWindow ?? null;
    expect(root?.getAttribute('data-status')).toBe('loading');
    postFrom('ready', window.location.origin, own);
    await expect.poll(() => root?.getAttribute('data-status')).toBe('ready');
  });

  it('GameFrame shows that loading takes too long, and retries', async () => {
    const screen = await renderInKit(frame({ isReady: () => false, timeoutMs: 10 }));
    await expect.element(screen.getByText('Permainan tidak merespons')).toBeVisible();
    await screen.getByRole('button', { name: 'Coba lagi' }).click();
    await expect.element(screen.getByText('Permainan tidak merespons')).toBeVisible();
  });

  it('GameFrame leaves retrying to its host if the address is single-use', async () => {
    const onRetry = vi.fn<() => void>();
    const screen = await renderInKit(frame({ isReady: () => false, timeoutMs: 10, onRetry }));
    await screen.getByRole('button', { name: 'Coba lagi' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.container.querySelector('iframe')).toBeNull();
  });

  it.each(['javascript:alert(1)', 'http://games.invalid/', 'game'])(
    'GameFrame does not frame %s',
    async (address) => {
      const screen = await renderInKit(frame({ src: address }));
      await expect.element(screen.getByText('Permainan ini diblokir browser')).toBeVisible();
      expect(screen.container.querySelector('iframe')).toBeNull();
    },
  );
});
