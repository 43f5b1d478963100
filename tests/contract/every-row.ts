import { describe, expect, it } from 'vitest';
import {
  contractCases,
  ensureFailure,
  ensureSuccess,
  rowChecks,
  type RowCheck,
  type Answer,
  type CheckGroup,
  type ContractKit,
} from '@lobi/core/conformance';
import type { ErrorCode } from '@lobi/core/contract';

/** Backend under test, with the facts that the checks need. */
export interface Backend {
  /** Called when a check runs. */
  readonly kit: () => ContractKit;
  /** Groups that do not apply to the backend, such as anti-forgery for one without cookies. */
  readonly without?: readonly CheckGroup[];
  /**
   * Checks that the backend does not support, each with the reason. They must fail, so that none stays
   * listed once it is supported.
   */
  readonly unsupported?: Readonly<Record<string, string>>;
}

export function expectFailure(answer: Answer, code: ErrorCode): void {
  expect(answer.body).toMatchObject({ code });
  ensureFailure(answer, code);
}

/** Title of a check by its group. */
const titles: Readonly<Partial<Record<CheckGroup, (check: RowCheck) => string>>> = {
  // id: every-call-succeeds
  success: ({ call }) => `${call} succeeds with a response that matches the contract`,
  failure: ({ call, name }) => `${call} fails with ${name.split(' ').at(-1)}`,
  guest: ({ call }) => `${call} rejects a guest as not signed in`,
  fields: ({ call }) => `${call} names the invalid fields of a rejected body`,
  malformed: ({ call }) => `${call} rejects a truncated body`,
  filters: ({ call }) => `${call} rejects an unknown filter`,
  pages: ({ call }) => `${call} returns the requested page with its metadata`,
};

/**
 * Runs a check. A successful response of our own backends must also have no field outside the contract,
 * which a schema would remove. A partner's backend may add fields, so that this is not a conformance
 * check.
 */
async function runStrictly({ call, row, group, run }: RowCheck, kit: ContractKit): Promise<void> {
  if (group !== 'success') return run(kit);
  const answer = await contractCases[call].success(kit);
  ensureSuccess(row, answer);
  expect(row.answer?.parse(answer.body) ?? '').toEqual(answer.body);
}

/** Declares the tests of every check of every row of the API table, against one backend. */
export function describeEveryRow({ kit, without = [], unsupported = {} }: Backend): void {
  describe('every row', () => {
    const checks = rowChecks
      .filter(({ group }) => !without.includes(group))
      .map((check) => ({
        ...check,
        title: titles[check.group]?.(check) ?? `${check.name} is rejected`,
      }));

    it.each(checks.filter(({ name }) => unsupported[name] === undefined))('$title', (check) =>
      runStrictly(check, kit()),
    );

    const unsupportedChecks = checks
      .filter(({ name }) => unsupported[name] !== undefined)
      .map(({ name, run }) => ({ name, run, reason: unsupported[name] }));
    // Expected to fail: a check that the backend supports must be removed from the list.
    it.each(unsupportedChecks)('not supported: $name ($reason)', async ({ run }) => {
      await expect(run(kit())).rejects.toThrow(/status/);
    });

    it('every unsupported check exists', () => {
      const names = new Set(checks.map(({ name }) => name));
      expect(Object.keys(unsupported).filter((name) => !names.has(name))).toEqual([]);
    });
  });
}
