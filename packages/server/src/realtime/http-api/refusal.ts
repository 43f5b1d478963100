/** Why a call of the HTTP interface is rejected: the status and a sentence for the developer. */
export class Refusal extends Error {
  readonly status: 400 | 401 | 404 | 413 | 422;
  constructor(status: Refusal['status'], message: string) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
  }
}
