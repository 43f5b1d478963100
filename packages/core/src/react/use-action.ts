import { useCallback } from 'react';
import type { ApiInput } from '../contract/api/index.ts';
import type { CallArguments } from '../ports/http-port.ts';
import { usePlatform } from './platform-provider.tsx';
import type { ActionName } from './query-types.ts';
import { useWrite, type ActionController } from './use-write.ts';

/**
 * A write of the API table without an idempotency key, such as a step of a round. Its response updates
 * the machines at once.
 * @example const close = useAction('round.close'); await close.run({ params: { roundId } });
 */
export function useAction<Name extends ActionName>(name: Name): ActionController<Name> {
  const { api } = usePlatform();
  const call = useCallback(
    (input: ApiInput<Name>) => api.call(name, ...([input] as unknown as CallArguments<Name>)),
    [api, name],
  );
  return useWrite(name, call);
}
