import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiName } from '@lobi/core/contract';
import { type ContractKit, contractCases } from '@lobi/core/conformance';
import {
  codeOf,
  interceptCalls,
  startSecurityWorld,
  tablesWith,
  writes,
} from './security-world.ts';
import { queryRow } from '../query-rows.ts';

let platform: Awaited<ReturnType<typeof startSecurityWorld>>['platform'];
let kit: ContractKit;
beforeAll(async () => {
  ({ platform, kit } = await startSecurityWorld());
});
afterAll(() => platform.stop());

const plantedId = '0193b1c4-dead-7000-8000-0000feedbeef';
const plantedNumber = 987_654_321;
const plantedAmount = '987654321';

/** Fields that no caller may set; existing fields of a body are kept. */
const planted = {
  id: plantedId,
  userId: plantedId,
  ownerId: plantedId,
  claimeeId: plantedId,
  walletId: plantedId,
  parentId: plantedId,
  agentId: plantedId,
  agent_id: plantedId,
  createdBy: plantedId,
  declaratorId: plantedId,
  sessionId: plantedId,
  role: 'superadmin',
  status: 'superadmin',
  balance: plantedAmount,
  held: plantedAmount,
  wallet: { id: plantedId, balance: plantedAmount },
  payout: plantedAmount,
  net: plantedAmount,
  odds: plantedNumber,
  multiplierBp: plantedNumber,
  commissionBp: plantedNumber,
  currency: 'planted-currency',
  isAdmin: true,
};

/** Bodies in which such a field is legitimate. */
const meant: Partial<Record<ApiName, readonly (keyof typeof planted)[]>> = {
  // Rejected for another reason: the parent or the rate does not exist.
  'user.create': ['parentId', 'commissionBp'],
};

const staffCount = async (): Promise<number> =>
  (
    await queryRow<{ n: number }>(
      platform.db,
      `select count(*)::int as n from users where role in ('admin', 'superadmin')`,
    )
  )?.n ?? 0;

const withBody = writes.filter(({ row }) => row.body);

describe('fields that a caller may not set', () => {
  // id: planted-fields
  it.each(withBody)(
    'fields that a caller may not set are rejected or ignored by $name',
    async ({ name }) => {
      const staff = await staffCount();
      const watched = interceptCalls(kit, name, async (_session, input, send) => {
        const own = Object.fromEntries(
          Object.entries(planted).filter(
            ([field]) => !meant[name]?.some((other) => other === field),
          ),
        );
        const answer = await send({ ...input, body: { ...own, ...(input.body as object) } });
        // A strict schema names the unknown field; without it the body must be valid.
        if (answer.status !== 422) return answer;
        expect(codeOf(answer)).toBe('validation');
        return send(input);
      });
      const answer = await contractCases[name].success(watched);
      expect([answer.status, codeOf(answer)]).toEqual([
        expect.toSatisfy((n) => n < 300),
        undefined,
      ]);
      expect(JSON.stringify(answer.body)).not.toContain(plantedId);
      const { currency } = planted;
      expect(await tablesWith(platform, plantedId, plantedAmount, currency)).toEqual([]);
      expect(await staffCount()).toBe(staff);
    },
  );

  it.each(
    withBody.flatMap(({ name, row }) =>
      [
        '"__proto__":{"role":"superadmin"}',
        '"constructor":{"prototype":{"role":"superadmin"}}',
      ].map((planting) => ({ name, row, planting })),
    ),
  )(
    'fields that a caller may not set never reach a prototype through $name: $planting',
    async ({ name, planting }) => {
      const watched = interceptCalls(kit, name, async (_session, input, send) => {
        const rest = JSON.stringify(input.body ?? {}).slice(1);
        const answer = await send({
          ...input,
          body: `{${planting}${rest === '}' ? '' : ','}${rest}`,
        });
        expect([answer.status, codeOf(answer)]).toEqual([400, 'malformed']);
        throw new Reached();
      });
      await expect(contractCases[name].success(watched)).rejects.toBeInstanceOf(Reached);
      expect(({} as { role?: string }).role).toBeUndefined();
    },
  );
});

/** Thrown after the check, since the rest of the case is not needed. */
class Reached extends Error {}
