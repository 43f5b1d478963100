import type { RequestAnswer, RequestInput, RequestRow } from '../contract/own-request.ts';
import type { CallOptions } from './http-port.ts';

/** Arguments after the row: the input (may be omitted if all of it is optional), then options. */
export type RequestArguments<Row extends RequestRow> =
  Record<never, never> extends RequestInput<Row>
    ? [input?: RequestInput<Row>, options?: CallOptions]
    : [input: RequestInput<Row>, options?: CallOptions];

/** Calls in addition to those of the contract. */
export interface RequestPort {
  /**
   * Makes a call to a partner's own backend and returns its response, parsed by the schema of the row.
   * Query and body are validated first.
   * @example
   * const claim = defineRequest({
   *   name: 'promo.claim',
   *   method: 'POST',
   *   path: '/api/promo/{offerId}/claim',
   *   answer: z.object({ data: z.object({ until: z.string() }) }),
   * });
   * const { data } = await client.request(claim, { params: { offerId } });
   * @throws AppError `validation` with the invalid fields, before anything is sent; `server` for a
   * response that does not match the schema; and the codes of every call
   */
  request<const Row extends RequestRow>(
    row: Row,
    ...rest: RequestArguments<Row>
  ): Promise<RequestAnswer<Row>>;
}
