import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  createContractKit,
  placeChecks,
  strictPlace,
  type ContractKit,
} from '@lobi/core/conformance';
import { defaultRules } from '../../packages/server/src/config/platform-rules.ts';
import { startFakePlatform } from './fake-platform.ts';
import { startTestPlatform } from './running-platform.ts';

describe('the rules of a strict jurisdiction on the fake backend', () => {
  it.each(placeChecks)('$name', ({ run }) => run(startFakePlatform(strictPlace)));
});

describe('the rules of a strict jurisdiction on the server', () => {
  let kit: ContractKit;
  let stop: () => Promise<void> = async () => undefined;

  beforeAll(async () => {
    const platform = await startTestPlatform({ rules: { ...defaultRules, policy: strictPlace } });
    stop = platform.stop;
    kit = createContractKit(platform.origin);
  });
  afterAll(() => stop());

  it.each(placeChecks)('$name', ({ run }) => run(kit));
});
