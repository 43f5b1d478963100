import { expect, it, vi } from 'vitest';
import { onFirstCall } from './on-first-call.ts';

it('onFirstCall creates its value once, with the first call, also when it is undefined', () => {
  const create = vi.fn(() => undefined);
  const read = onFirstCall(create);
  expect(create).not.toHaveBeenCalled();
  read();
  expect(read()).toBeUndefined();
  expect(create).toHaveBeenCalledOnce();
});
