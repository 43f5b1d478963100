import type { ApiClient } from '../api/create-api-client.ts';
import type { ApiAnswer, ApiName } from '../contract/api/index.ts';
import type { CallArguments } from '../ports/http-port.ts';
import type { RequestAnswer, RequestRow } from '../contract/own-request.ts';
import type { RequestArguments } from '../ports/own-request.ts';
import { loadOnce } from './load-once.ts';

/**
 * Creates an API client whose code is loaded with the first call, so that the first paint does not wait
 * for it. Once it has loaded, calls are sent in the same tick, so that the token read then is the token
 * of the call.
 */
export function createLazyApi(load: () => Promise<ApiClient>): ApiClient {
  const client = loadOnce(load);
  return {
    clockOffsetMs: () => client.current()?.clockOffsetMs() ?? 0,
    minimumClockOffsetMs: () => client.current()?.minimumClockOffsetMs() ?? null,
    factsOf: (name, answer) => client.current()?.factsOf(name, answer) ?? {},
    call<Name extends ApiName>(name: Name, ...rest: CallArguments<Name>): Promise<ApiAnswer<Name>> {
      return (
        client.current()?.call(name, ...rest) ??
        client.load().then((api) => api.call(name, ...rest))
      );
    },
    request<const Row extends RequestRow>(
      row: Row,
      ...rest: RequestArguments<Row>
    ): Promise<RequestAnswer<Row>> {
      return (
        client.current()?.request(row, ...rest) ??
        client.load().then((api) => api.request(row, ...rest))
      );
    },
  };
}
