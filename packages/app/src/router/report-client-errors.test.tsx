import { describe, expect, it, vi } from 'vitest';
import { loadPart } from '@lobi/ui';
import { createClientErrorReporter } from './report-client-errors.ts';

function start(path = '/game/game-1') {
  history.replaceState(null, '', path);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const call = vi.fn(() => Promise.resolve(undefined));
  return { call, report: createClientErrorReporter({ call } as never) };
}
const componentStack =
  '\n    at Arena (https://lobi.example/assets/arena-abc.js:1:200)\n    at main\n    at Shell (https://lobi.example/assets/shell.js:1:9)';

describe('a component that failed to render', () => {
  it('a render failure is reported once, with the name of its page and without its address', () => {
    const { call, report } = start();
    report(new TypeError('x is undefined'), { componentStack });
    report(new TypeError('x is undefined'), { componentStack });
    expect(call.mock.calls).toEqual([
      [
        'client-error.report',
        {
          body: {
            message: 'TypeError: x is undefined',
            part: 'at Arena\nat main\nat Shell',
            page: 'game.show',
          },
        },
      ],
    ]);
  });

  it('a render failure is not reported again after a reload, but is reported where storage is unusable', () => {
    start().report(new Error('broken'), {});
    const reloaded = start();
    reloaded.report(new Error('broken'), {});
    expect(reloaded.call).not.toHaveBeenCalled();
    sessionStorage.setItem('lobi.client-errors', '{');
    const garbled = start();
    garbled.report(new Error('broken'), {});
    expect(garbled.call).toHaveBeenCalledTimes(1);
  });

  it('each render failure of each page is reported, up to ten', () => {
    const { call, report } = start();
    for (let count = 0; count < 30; count += 1) report(new Error(`failure ${count}`), {});
    expect(call).toHaveBeenCalledTimes(10);
  });

  it('a render failure is not reported when its code failed to load', async () => {
    const { call, report } = start();
    const cause = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
    const error: unknown = await loadPart(() => Promise.reject(cause)).catch(
      (failure: unknown) => failure,
    );
    report(error, {});
    expect(call).not.toHaveBeenCalled();
  });

  it('a lost error report has no effect on the page', async () => {
    const { call, report } = start('/nowhere');
    call.mockReturnValueOnce(Promise.reject(new Error('offline')));
    report('broken', {});
    await expect.poll(() => call.mock.calls.length).toBe(1);
    expect(call.mock.calls[0]).toEqual([
      'client-error.report',
      { body: { message: 'broken', part: '', page: '' } },
    ]);
  });
});
