import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  createContractKit,
  jurisdictionChecks,
  strictJurisdiction,
  type ContractKit,
} from '@lobi/core/conformance';
import { defaultRules } from '../../packages/server/src/config/platform-rules.ts';
import { startFakePlatform } from './fake-platform.ts';
import { startTestPlatform } from './running-platform.ts';

describe('the rules of a strict jurisdiction on the fake backend', () => {
  it.each(jurisdictionChecks)('$name', ({ run }) => run(startFakePlatform(strictJurisdiction)));
});

describe('the rules of a strict jurisdiction on the server', () => {
  let kit: ContractKit;
  let stop: () => Promise<void> = async () => undefined;

  beforeAll(async () => {
    const platform = await startTestPlatform({
      rules: { ...defaultRules, policy: strictJurisdiction },
    });
    stop = platform.stop;
    kit = createContractKit(platform.origin);
  });
  afterAll(() => stop());

  it.each(jurisdictionChecks)('$name', ({ run }) => run(kit));
});
