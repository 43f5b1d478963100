import type { ChangeAsk, ChangeParams } from '../contract/schemas/change-request.ts';
import type { UserDetail } from '../contract/schemas/user.ts';
import type { ContractKit } from './contract-kit.ts';
import { ensure, ensureFailure } from './expectations.ts';
import type { Answer } from './http-session.ts';
import { dataOf, setStatus } from './money-requests.ts';
import { askFor, createUser, ensureField, member, userNow, type RuleCheck } from './rule-kit.ts';

/** An activated agent without an agent above. */
const agentOf = async (kit: ContractKit, commissionBp?: number): Promise<string> =>
  (await member(kit, { role: 'agent', ...(commissionBp !== undefined && { commissionBp }) })).self
    .id;

/** Requests to move a user below another agent. */
async function move(kit: ContractKit, userId: string, parentId: string | null): Promise<Answer> {
  const { version } = await userNow(kit, userId);
  return askFor(kit, { kind: 'user.agent', params: { userId, parentId, version } });
}

async function changeRole(
  kit: ContractKit,
  userId: string,
  role: ChangeParams<'user.role'>['role'],
): Promise<Answer> {
  const { version } = await userNow(kit, userId);
  return askFor(kit, { kind: 'user.role', params: { userId, role, version } });
}

/** Restricts a new player until a day. */
async function restrictUntil(kit: ContractKit, until: string): Promise<Answer> {
  const { self } = await kit.newcomer();
  const { version } = await userNow(kit, self.id);
  return (await kit.as('admin')).call('user.status', {
    params: { userId: self.id },
    body: { status: 'restricted', reason: 'for a check', version, until },
  });
}

/** New users and their rates. */
const newUsers: readonly RuleCheck[] = [
  {
    name: 'no user is created below an agent who is not activated',
    run: async (kit) => {
      const { id: parentId } = dataOf<UserDetail>(await createUser(kit, { role: 'agent' }));
      ensureField(await createUser(kit, { role: 'player', parentId }), 'validation', 'parentId');
    },
  },
  {
    name: 'only players and agents are created below an agent',
    run: async (kit) => {
      const parentId = await agentOf(kit);
      ensureField(await createUser(kit, { role: 'declare', parentId }), 'validation', 'parentId');
    },
  },
  {
    name: 'no agent has a rate below an agent without one',
    run: async (kit) => {
      const parentId = await agentOf(kit);
      const body = { role: 'agent', parentId, commissionBp: 1 } as const;
      ensureField(await createUser(kit, body), 'rate_above_own', 'commissionBp');
      const { commissionBp } = dataOf<UserDetail>(
        await createUser(kit, { role: 'agent', parentId }),
      );
      ensure(commissionBp === null, `without a rate it is ${commissionBp}`);
    },
  },
  {
    name: 'no rate falls below that of an agent directly below',
    run: async (kit) => {
      const userId = await agentOf(kit, 200);
      const below = { role: 'agent', parentId: userId, commissionBp: 150 } as const;
      dataOf(await createUser(kit, below));
      const { version } = await userNow(kit, userId);
      const answer = await (
        await kit.as('superadmin')
      ).call('user.update', { params: { userId }, body: { version, commissionBp: 149 } });
      ensureField(answer, 'rate_above_own', 'commissionBp');
    },
  },
  {
    name: 'only an agent has a rate',
    run: async (kit) => {
      const body = { role: 'player', commissionBp: 0 } as const;
      ensureField(await createUser(kit, body), 'validation', 'commissionBp');
    },
  },
  {
    name: 'a restriction ends on a later day',
    run: async (kit) => {
      const text = ensureField(await restrictUntil(kit, '2026-01-31'), 'validation', 'until');
      ensure(!text.startsWith('validation.'), `the text ${text}`);
      const { status } = dataOf<UserDetail>(await restrictUntil(kit, '2126-01-31'));
      ensure(status === 'restricted', `it is ${status}`);
    },
  },
];

/** Changes of a user's agent and role. */
const changes: readonly RuleCheck[] = [
  {
    name: 'no user is moved below an agent who is not activated',
    run: async (kit) => {
      const { self } = await kit.newcomer();
      const parentId = await agentOf(kit);
      await setStatus(kit, parentId, 'restricted');
      ensureField(await move(kit, self.id, parentId), 'validation', 'params.parentId');
    },
  },
  {
    name: 'only players and agents are moved between agents',
    run: async (kit) => {
      const { self } = await member(kit, { role: 'declare' });
      const answer = await move(kit, self.id, await agentOf(kit));
      ensureField(answer, 'validation', 'params.parentId');
    },
  },
  {
    name: 'no user is moved to the present agent',
    run: async (kit) => {
      const { self } = await kit.newcomer();
      ensureField(await move(kit, self.id, null), 'validation', 'params.parentId');
    },
  },
  {
    name: 'no role is changed to the present one',
    run: async (kit) => {
      const { self } = await kit.newcomer();
      ensureField(await changeRole(kit, self.id, 'player'), 'validation', 'params.role');
    },
  },
  {
    name: 'a change is approved only while its requester may request it',
    run: async (kit) => {
      const requester = await member(kit, { role: 'admin' });
      const { self } = await kit.newcomer();
      const { version } = await userNow(kit, self.id);
      const parentId = await agentOf(kit);
      const params = { userId: self.id, parentId, version };
      const change: ChangeAsk = { kind: 'user.agent', params, reason: 'for a check' };
      const changeId = await kit.createWaitingChange(change, requester.self.id);
      const { version: present } = await userNow(kit, requester.self.id);
      const superadmin = await kit.as('superadmin');
      dataOf(
        await superadmin.call('user.status', {
          params: { userId: requester.self.id },
          body: { status: 'restricted', reason: 'for a check', version: present },
        }),
      );
      const decision = { params: { changeId }, body: { approve: true } };
      ensureFailure(await superadmin.call('admin.change.decide', decision), 'conflict');
    },
  },
];

/** Rules about users. */
export const peopleRuleCases: readonly RuleCheck[] = [...newUsers, ...changes];
