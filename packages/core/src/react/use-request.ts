import { useCallback } from 'react';
import type { RequestAnswer, RequestInput, RequestRow } from '../contract/own-request.ts';
import type { RequestArguments } from '../ports/own-request.ts';
import { usePlatform } from './platform-provider.tsx';
import { refetchOwn } from './query-cache.ts';
import { useRun, type RunController } from './use-run.ts';

/**
 * A call to a partner's own backend, made on demand. Afterwards, responses of `useAnswer` for calls
 * whose names have the same first word are fetched again.
 *
 * @param row the same object between renders.
 * @example
 * const claim = useRequest(promoClaim);
 * const outcome = await claim.run({ params: { offerId } });
 * @source ours
 */
export function useRequest<const Row extends RequestRow>(
  row: Row,
): RunController<RequestInput<Row>, RequestAnswer<Row>> {
  const client = usePlatform();
  const call = useCallback(
    (input: RequestInput<Row>) =>
      client.request(row, ...([input] as unknown as RequestArguments<Row>)),
    [client, row],
  );
  return useRun(call, (cache) => refetchOwn(cache, row.name));
}
