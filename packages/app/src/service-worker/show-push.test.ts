import { describe, expect, it, vi } from 'vitest';
import { openPush, readPush, showPush, type AppWindow, type PushParts } from './show-push.ts';

const origin = 'https://lobi.example';
const message = { title: 'Deposit completed', body: 'Rp 150,000', tag: 'lobi-1', lang: 'en' };

function setUp(urls: readonly string[] = []) {
  const windows = urls.map((url) => ({
    url: origin + url,
    focus: vi.fn(async () => undefined),
    navigate: vi.fn(async (_address: string): Promise<unknown> => undefined),
  }));
  const showNotification = vi.fn(async () => undefined);
  const openWindow = vi.fn(async (_address: string) => undefined);
  const parts: PushParts = {
    ...{ origin, openWindow, registration: { showNotification } },
    windows: async () => windows satisfies readonly AppWindow[],
  };
  return { windows, showNotification, openWindow, parts };
}

describe('showPush', () => {
  it('showPush shows title, text and tag in the language of the message, and stores its page', async () => {
    const { parts, showNotification } = setUp();
    await showPush(JSON.stringify({ ...message, path: '/wallet/1/bet' }), parts);
    expect(showNotification).toHaveBeenCalledExactlyOnceWith('Deposit completed', {
      body: 'Rp 150,000',
      tag: 'lobi-1',
      lang: 'en',
      data: { path: '/wallet/1/bet' },
    });
  });

  it.each(['', 'no json', '[]', 'null', '{}', '{"title":7}', '{"body":"a"}'])(
    'showPush shows no notification for the invalid payload %j',
    async (text) => {
      const { parts, showNotification } = setUp();
      await showPush(text, parts);
      expect(showNotification).not.toHaveBeenCalled();
    },
  );
});

describe('the page of a push message', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '',
    7,
    undefined,
  ])('a push message cannot open %j', (path) => {
    expect(readPush(JSON.stringify({ ...message, path }))?.path).toBe('/notification');
  });

  it('a press focuses the window that shows the page', async () => {
    const { parts, windows, openWindow } = setUp(['/game', '/notification']);
    await openPush({ path: '/notification' }, parts);
    expect(windows[1]?.focus).toHaveBeenCalledOnce();
    expect(windows[0]?.navigate).not.toHaveBeenCalled();
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('a press navigates another window of the app to the page', async () => {
    const { parts, windows, openWindow } = setUp(['/game']);
    await openPush({ path: '/wallet/1/bet' }, parts);
    expect(windows[0]?.navigate).toHaveBeenCalledExactlyOnceWith(`${origin}/wallet/1/bet`);
    expect(windows[0]?.focus).toHaveBeenCalledOnce();
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('a press opens a window if there is none, or none that can be navigated', async () => {
    const none = setUp();
    await openPush(undefined, none.parts);
    expect(none.openWindow).toHaveBeenCalledExactlyOnceWith(`${origin}/notification`);

    const foreign = setUp(['/game']);
    foreign.windows[0]?.navigate.mockRejectedValue(new TypeError('not controlled'));
    await openPush({ path: '/notification' }, foreign.parts);
    expect(foreign.openWindow).toHaveBeenCalledOnce();
  });
});
