import { expect, it, vi } from 'vitest';
import { loadCode, loadOnce } from './load-once.ts';

it('loadOnce loads with the first call, once for all callers', async () => {
  const load = vi.fn(async () => 'code');
  const code = loadOnce(load);
  expect(code.current()).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([code.load(), code.load()])).toEqual(['code', 'code']);
  expect(load).toHaveBeenCalledOnce();
  expect(code.current()).toBe('code');
});

it('loadOnce loads again after a failure', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue('code');
  const code = loadOnce(load);
  await expect(code.load()).rejects.toThrow('offline');
  expect(code.current()).toBeUndefined();
  expect(await code.load()).toBe('code');
});

it('code that does not arrive is a failure of the network, which a user can retry', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  await expect(loadCode(Promise.reject(cause), 'the API client')).rejects.toMatchObject({
    code: 'network',
    cause,
  });
});
