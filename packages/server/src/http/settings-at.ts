import { languages, type Settings } from '@lobi/core/contract';
import type { PlatformFacts } from './handlers/dependencies.ts';

/** Returns the settings for the address under which the caller reached the platform. @source spec §7 */
export function settingsAt(
  origin: string,
  facts: PlatformFacts,
  staffSecondFactor: boolean,
): Settings {
  const url = new URL(facts.realtime.clientOrigin ?? origin);
  const { policy } = facts;
  const scheme = url.protocol === 'https:' ? 'https' : 'http';
  return {
    app: {
      name: facts.name,
      demo: facts.demo,
      currency: facts.currency,
      minimumAge: policy.minimumAge,
      timeZone: facts.timeZone,
      signingKeys: [...facts.signingKeys],
      staffSecondFactor,
      policy: {
        jurisdiction: policy.jurisdiction,
        autoPlay: policy.autoPlay,
        turbo: policy.turbo,
        freePlay: policy.freePlay,
        limitsMandatory: policy.limitsMandatory,
        oneGameAtATime: policy.oneGameAtATime,
        registrationAsks: [...policy.registrationAsks],
      },
      realtime: {
        key: facts.realtime.key,
        host: url.hostname,
        port: Number(url.port || (scheme === 'https' ? 443 : 80)),
        scheme,
      },
    },
    theme: { default: 'dark' },
    lang: { default: languages[0], fallback: languages[0], supported: [...languages] },
  };
}
