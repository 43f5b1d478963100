import type { Game } from '../contract/schemas/game.ts';
import type { Earning } from '../contract/schemas/earning.ts';
import type { Round } from '../contract/schemas/round.ts';
import type { ContractKit } from './contract-kit.ts';
import { ensure, ensureFailure, Unavailable } from './expectations.ts';
import type { Answer, HttpSession } from './http-session.ts';
import { dataOf } from './money-requests.ts';
import { ensureField, fund, member, type Member, type RuleCheck } from './rule-kit.ts';

const dayMs = 86_400_000;

/** Stakes on dice. */
const playDice = async (
  kit: ContractKit,
  session: HttpSession,
  amount: string,
): Promise<Answer> => {
  const gameId = await kit.houseGameId('dice');
  const choice = { direction: 'under', target: 5_000 };
  return session.call('play.create', { params: { gameId }, body: { amount, choice } });
};

const limitStakes = async ({ session, self }: Member, amount: string): Promise<Answer> =>
  session.call('limit.set', {
    params: { userId: self.id },
    body: { kind: 'stake', period: '24h', amount },
  });

/** Settled rounds of the arena without a correction. */
async function settledRounds(
  kit: ContractKit,
  sort: 'number' | '-number' = '-number',
): Promise<Round[]> {
  const params = { gameId: await kit.gameId() };
  const answer = await (
    await kit.as('declare')
  ).call('round.list', { params, query: { perPage: '100', sort } });
  return dataOf<Round[]>(answer).filter(
    ({ status, correction }) => status === 'settled' && correction === null,
  );
}

const ageOf = ({ settledAt }: Round): number => Date.now() - Date.parse(settledAt ?? '');

const correct = async (session: HttpSession, { id, result }: Round): Promise<Answer> =>
  session.call('round.correct', {
    params: { roundId: id },
    body: { result: result === 'meron' ? 'wala' : 'meron', reason: 'for a check' },
  });

/** The settled round, once its result is final. */
async function settled(kit: ContractKit, roundId: string): Promise<Round> {
  const declare = await kit.as('declare');
  for (let tries = 0; tries < 100; tries += 1) {
    const round = dataOf<Round>(await declare.call('round.show', { params: { roundId } }));
    if (round.status === 'settled') return round;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('The round did not settle within ten seconds.');
}

/** What an agent earned on a round. */
async function earnedOn(agent: Member, roundId: string): Promise<string[]> {
  const params = { walletId: agent.self.wallet.id };
  return dataOf<Earning[]>(await agent.session.call('earning.list', { params }))
    .filter((earning) => earning.roundId === roundId)
    .map(({ amount }) => amount);
}

/** Limits, commission and corrections. */
export const playRuleCases: readonly RuleCheck[] = [
  {
    name: 'a reached limit of stakes says what is left, and when there is room again',
    run: async (kit) => {
      const player = await kit.newcomer();
      await fund(kit, player.self.wallet.id, '10000');
      await limitStakes(player, '1500');
      dataOf(await playDice(kit, player.session, '1000'));
      const answer = await player.session.call('play.create', {
        params: { gameId: await kit.houseGameId('limbo') },
        body: { amount: '1000', choice: { targetBp: 20_000 } },
        headers: { 'accept-language': 'en' },
      });
      const { message } = ensureFailure(answer, 'limit_reached');
      ensure(
        /^You have Rp\s?500 left within your limit\. You can continue from .+\.$/.test(message),
        `the message "${message}"`,
      );
    },
  },
  {
    name: 'each agent earns the difference to the rate of the agent below',
    run: async (kit) => {
      const top = await member(kit, { role: 'agent', commissionBp: 150 });
      const parentId = top.self.id;
      const below = await member(kit, { role: 'agent', parentId, commissionBp: 50 });
      const player = await member(kit, { role: 'player', parentId: below.self.id });
      await fund(kit, player.self.wallet.id, '10000');
      const { id: roundId } = await kit.openRound();
      const bet = async (session: HttpSession, selection: string): Promise<void> => {
        const body = { selection, amount: '10000' };
        dataOf(await session.call('bet.place', { params: { roundId }, body }));
      };
      await bet(player.session, 'meron');
      // Without a stake on the other side the round would return all stakes.
      await bet(await kit.as('player2'), 'wala');
      await kit.step(roundId, 'last-call');
      await kit.step(roundId, 'close');
      dataOf(await kit.step(roundId, 'declare', { result: 'meron' }));
      await settled(kit, roundId);
      const earned = [await earnedOn(below, roundId), await earnedOn(top, roundId)];
      ensure(JSON.stringify(earned) === '[["50"],["100"]]', `they earn ${JSON.stringify(earned)}`);
    },
  },
  {
    name: 'a result is corrected once, and again only after a refusal',
    run: async (kit) => {
      const round = (await settledRounds(kit)).find((each) => ageOf(each) < dayMs / 2);
      if (!round) throw new Unavailable('no round has settled lately');
      const declare = await kit.as('declare');
      dataOf(await correct(declare, round));
      ensureFailure(await correct(declare, round), 'round_state');
      const decision = { params: { roundId: round.id }, body: { approve: false } };
      dataOf(await (await kit.as('superadmin')).call('round.decide-correction', decision));
      dataOf(await correct(declare, round));
    },
  },
  {
    name: 'a result is corrected within a day',
    run: async (kit) => {
      const round = (await settledRounds(kit, 'number')).find((each) => ageOf(each) > dayMs);
      if (!round) throw new Unavailable('every round has settled within a day');
      ensureFailure(await correct(await kit.as('declare'), round), 'round_state');
    },
  },
  {
    name: 'a declarator corrects only the own games',
    run: async (kit) => {
      const [round] = await settledRounds(kit);
      if (!round) throw new Unavailable('no round has settled');
      const { session } = await member(kit, { role: 'declare' });
      ensureFailure(await correct(session, round), 'not_found');
    },
  },
];

/** Rules of a strict place for stakes. */
export const placeRuleCases: readonly RuleCheck[] = [
  {
    name: 'a category that is closed in the place takes no stake',
    run: async (kit) => {
      const query = { own: 'true', perPage: '100' };
      const games = dataOf<Game[]>(await (await kit.as('admin')).call('game.list', { query }));
      const game = games.find(
        ({ category, engine }) => category === 'slots' && engine !== 'provider',
      );
      if (!game) throw new Unavailable('there is no slot');
      const { session } = await kit.newcomer();
      const answer = await session.call('play.create', {
        params: { gameId: game.id },
        body: { amount: game.minimumStake, choice: {} },
      });
      ensureFailure(answer, 'jurisdiction_restricted');
    },
  },
  {
    name: 'no stake is above the cap of the place',
    run: async (kit) => {
      const { session } = await kit.newcomer();
      ensureField(await playDice(kit, session, '1501'), 'stake_above_maximum', 'amount');
    },
  },
  {
    name: 'a player without limits does not stake where they are mandatory',
    run: async (kit) => {
      const player = await kit.newcomer();
      ensureFailure(await playDice(kit, player.session, '1000'), 'limit_required');
      await limitStakes(player, '5000');
      ensureFailure(await playDice(kit, player.session, '1000'), 'insufficient_funds');
    },
  },
  {
    name: 'a player stakes in one game at a time where the place requires it',
    run: async (kit) => {
      const player = await kit.newcomer();
      await fund(kit, player.self.wallet.id, '10000');
      await limitStakes(player, '5000');
      dataOf(await playDice(kit, player.session, '1000'));
      const answer = await player.session.call('play.create', {
        params: { gameId: await kit.houseGameId('limbo') },
        body: { amount: '1000', choice: { targetBp: 20_000 } },
      });
      ensureFailure(answer, 'other_game_open');
    },
  },
];
