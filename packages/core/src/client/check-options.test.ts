import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';
import { createPlatformClient } from './create-platform-client.ts';

const environment = createFakeEnvironment({ clock: createFakeClock() });
const language = () => 'en' as const;
const good = { environment, language };

const create = (options: unknown) => () => createPlatformClient(options as typeof good);

describe('createPlatformClient', () => {
  it.each([
    ['nothing', undefined, 'pass an object with "environment" and "language".'],
    ['no environment', { language }, 'the option "environment" is missing. It must be what create'],
    ['no language', { environment }, 'the option "language" is missing. It must be a function'],
    ['a language for a function', { environment, language: 'en' }, 'the option "language" is some'],
    ['a misspelt option', { environments: environment, language }, 'Did you mean "environment"?'],
    ['an option in another case', { environment, Language: language }, 'Did you mean "language"?'],
    ['two letters swapped', { environment, langauge: language }, 'Did you mean "language"?'],
    ['another name', { ...good, baseURL: 'https://a.test' }, 'Did you mean "origin"?'],
    ['an option that there is not', { ...good, colour: 1 }, 'is unknown. Known: environment, lang'],
    ['a path in an origin', { ...good, origin: 'https://a.test/api' }, 'without a path.'],
    ['an address without a scheme', { ...good, origin: 'a.test' }, '"origin" is something'],
    ['a misspelt part', { ...good, csrf: { cokie: 'X' } }, '"csrf.cokie" is unknown. Did you mean'],
    [
      'a path that is none',
      { ...good, realtime: { wsPath: 'ws' } },
      '"realtime.wsPath" is something',
    ],
    [
      'an endpoint elsewhere',
      { ...good, endpoints: { 'wallet.show': 'https://a.test' } },
      '"endpoi',
    ],
    [
      'half an environment',
      { language, environment: { ...environment, clock: undefined } },
      'the option "environment.clock" is missing. It must be an object.',
    ],
  ])('createPlatformClient rejects %s with a sentence', (_case, options, sentence) => {
    expect(create(options)).toThrow(TypeError);
    expect(create(options)).toThrow(sentence);
  });

  it.each([
    ['what it needs alone', good],
    ['an origin', { ...good, origin: 'https://api.example.com' }],
    ['names of the anti-forgery token', { ...good, csrf: { cookie: 'csrf', header: 'X-CSRF' } }],
    ['an address of the socket', { ...good, realtime: { host: 'ws.test', wsPath: '/realtime' } }],
    ['an empty origin, which is the one of the page', { ...good, origin: '' }],
    ['an optional one that is undefined', { ...good, noticeVersion: undefined }],
    ['an environment with more in it', { language, environment: { ...environment, more: 1 } }],
  ])('createPlatformClient takes %s', (_case, options) => {
    expect(create(options)).not.toThrow();
  });
});
