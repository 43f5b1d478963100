import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from './create-api-client.ts';
import { userFixture } from '../testing/fixtures/user.ts';

class RecordedRequest {
  static readonly made: RecordedRequest[] = [];
  readonly headers: Record<string, string> = {};
  method = '';
  url = '';
  timeout = 0;
  withCredentials = false;
  readyState = 0;
  status = 0;
  statusText = 'OK';
  responseType = '';
  responseURL = '';
  responseText = '';
  onloadend: (() => void) | null = null;

  open(method: string, url: string): void {
    RecordedRequest.made.push(this);
    this.method = method;
    this.url = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name.toLowerCase()] = value;
  }
  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\n';
  }
  send(): void {
    this.status = 200;
    this.responseText = JSON.stringify(userFixture());
    this.onloadend?.();
  }
  abort(): void {
    this.onloadend = null;
  }
}

describe('a request in a browser', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    document.cookie = 'XSRF-TOKEN=; max-age=0; path=/';
  });

  it('requests to the same origin have credentials and the anti-forgery cookie as a header', async () => {
    vi.stubGlobal('XMLHttpRequest', RecordedRequest);
    document.cookie = 'XSRF-TOKEN=crumb%2B1; path=/';
    const api = createApiClient({
      tokens: { read: () => 'token-1' },
      language: () => 'es',
      logger: console,
    });
    await api.call('auth.check');
    const [request] = RecordedRequest.made;
    expect(request).toMatchObject({
      method: 'GET',
      url: '/api/auth/check',
      withCredentials: true,
      timeout: 10_000,
    });
    expect(request?.headers).toMatchObject({
      'x-xsrf-token': 'crumb+1',
      'x-requested-with': 'XMLHttpRequest',
      authorization: 'Bearer token-1',
      'accept-language': 'es',
    });
  });
});
