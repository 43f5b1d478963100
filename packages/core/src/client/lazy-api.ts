import type { ApiClient } from '../api/create-api-client.ts';
import type { ApiAnswer, ApiName } from '../contract/api/index.ts';
import type { CallArguments } from '../ports/http-port.ts';
import type { RequestAnswer, RequestRow } from '../contract/own-request.ts';
import type { RequestArguments } from '../ports/own-request.ts';

/**
 * Creates an API client whose code is loaded with the first call, so that the first paint does not wait
 * for it. Once it has loaded, calls are sent in the same tick, so that the token read then is the token
 * of the call.
 */
export function createLazyApi(load: () => Promise<ApiClient>): ApiClient {
  let loaded: ApiClient | undefined;
  let loading: Promise<ApiClient> | undefined;

  const ready = (): Promise<ApiClient> => {
    loading ??= load().then(
      (api) => (loaded = api),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  return {
    clockOffsetMs: () => loaded?.clockOffsetMs() ?? 0,
    minimumClockOffsetMs: () => loaded?.minimumClockOffsetMs() ?? null,
    factsOf: (name, answer) => loaded?.factsOf(name, answer) ?? {},
    call<Name extends ApiName>(name: Name, ...rest: CallArguments<Name>): Promise<ApiAnswer<Name>> {
      return loaded ? loaded.call(name, ...rest) : ready().then((api) => api.call(name, ...rest));
    },
    request<const Row extends RequestRow>(
      row: Row,
      ...rest: RequestArguments<Row>
    ): Promise<RequestAnswer<Row>> {
      return loaded
        ? loaded.request(row, ...rest)
        : ready().then((api) => api.request(row, ...rest));
    },
  };
}
