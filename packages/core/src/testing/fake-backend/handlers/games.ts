import { isAtDesk } from '../../../rules/desk-rights.ts';
import { isStaff } from '../../../contract/roles.ts';
import type { gamesApi } from '../../../contract/api/games.ts';
import type { ApiName } from '../../../contract/api/index.ts';
import { AppError } from '../../../contract/error-codes.ts';
import type { Game } from '../../../contract/schemas/game.ts';
import type { Round } from '../../../contract/schemas/round.ts';
import { bettingStatuses } from '../../../games/arena/round-steps.ts';
import { gameFixture } from '../../fixtures/game.ts';
import { given } from '../given.ts';
import { noteActivity } from '../news.ts';
import { decideCorrection, forStaff, requestCorrection } from '../corrections.ts';
import { createEvent, shownEvent, updateEvent } from '../events.ts';
import { poolProofOf } from '../pool-proofs.ts';
import { createRound, placeBet, roundSteps, setSide } from '../rounds.ts';
import { found, type FakeUser, type GameDesk, type World } from '../world.ts';
import { matching, only, pageOf, type FakeCall, type Handlers } from './call.ts';

const openDesk: GameDesk = { makerId: null, enabled: true, minimumOdds: 130 };

const deskOf = (world: World, gameId: string): GameDesk => world.desks.get(gameId) ?? openDesk;

/** The signed-in user of a call that guests may make as well. */
function readerOf({ world, token }: FakeCall<'game.list'>): FakeUser | undefined {
  return world.users.get(world.sessions.get(token ?? '')?.userId ?? '');
}

const isFavourite = (world: World, reader: FakeUser | undefined, gameId: string): boolean =>
  reader !== undefined && (world.favourites.get(reader.id)?.has(gameId) ?? false);

/** What a bet was made under; it changes only between the rounds that take bets. */
const terms = ['takeoutBp', 'minimumStake', 'maximumStake', 'maximumPerRound'] as const;

const hasNewTerms = (before: Partial<Game>, after: Partial<Game>): boolean =>
  terms.some((term) => before[term] !== after[term]) ||
  before.drawMarket?.odds !== after.drawMarket?.odds ||
  before.drawMarket?.cap !== after.drawMarket?.cap;

const takesBets = (world: World, gameId: string): boolean =>
  [...world.rounds.values()].some(
    (round) => round.gameId === gameId && bettingStatuses.includes(round.status),
  );

/** A game is its maker's, and any admin's; one without a maker is every declarator's. */
function mayChange(world: World, reader: FakeUser, gameId: string): boolean {
  const { makerId } = deskOf(world, gameId);
  return isAtDesk(reader, makerId ?? reader.id);
}

function toGame(world: World, reader: FakeUser | undefined, game: Game): Game {
  const shown = { ...game, favourite: isFavourite(world, reader, game.id) };
  if (!reader || !mayChange(world, reader, game.id)) return shown;
  return { ...shown, enabled: deskOf(world, game.id).enabled };
}

function favouritesOf(world: World, caller: FakeUser, gameId: string): Set<string> {
  found(world.games.get(gameId));
  const kept = world.favourites.get(caller.id) ?? new Set<string>();
  world.favourites.set(caller.id, kept);
  return kept;
}

/** A step of the console, written down. */
function ran(
  { world, caller }: Pick<FakeCall<ApiName>, 'world' | 'caller'>,
  step: () => Round,
): { data: Round } {
  const data = step();
  noteActivity(world, caller().id, 'round-change', { kind: 'round', id: data.id });
  return { data };
}

/** Games, rounds, bets and favourites. */
/** A draw market with its side, or neither. */
const drawn = (drawMarket: Game['drawMarket']): Pick<Game, 'selections' | 'drawMarket'> =>
  drawMarket
    ? { selections: ['meron', 'wala', 'draw'], drawMarket }
    : { selections: ['meron', 'wala'] };

export const gamesHandlers: Handlers<keyof typeof gamesApi> = {
  'game.list': (call) => {
    const { world, input } = call;
    const { query } = input;
    const reader = readerOf(call);
    const isOwn = (gameId: string): boolean => {
      const { makerId } = deskOf(world, gameId);
      return (reader && isStaff(reader)) || makerId === null || makerId === reader?.id;
    };
    const rows = [...world.games.values()]
      .map((game) => toGame(world, reader, game))
      .filter(({ id }) => (query?.own === undefined ? deskOf(world, id).enabled : isOwn(id)))
      .filter(({ favourite }) => query?.favourite === undefined || favourite)
      .filter(only('category', query?.category))
      .filter(only('provider', query?.provider))
      .filter(matching(query?.search, ({ title, provider }) => [title, provider]));
    return pageOf(rows, query);
  },
  'game.create': ({ world, caller, input: { body } }) => {
    const me = caller();
    const { minimumOdds, maximumPerRound, drawMarket, ...facts } = body;
    const id = world.nextId('game');
    const createdAt = world.timeNow();
    const game = gameFixture({
      ...facts,
      ...(maximumPerRound && { maximumPerRound }),
      ...drawn(drawMarket ?? undefined),
      id,
      currentRound: null,
      createdAt,
    });
    world.games.set(id, game);
    world.desks.set(id, { makerId: me.id, enabled: true, minimumOdds });
    noteActivity(world, me.id, 'game-change', { kind: 'game', id });
    return { data: toGame(world, me, game) };
  },
  'game.update': ({ world, caller, input: { params, body } }) => {
    const me = caller();
    const game = found(world.games.get(params.gameId));
    if (!mayChange(world, me, game.id)) throw new AppError('forbidden');
    const { enabled, maximumPerRound, drawMarket, ...facts } = body;
    const { maximumPerRound: before, drawMarket: drawBefore, ...rest } = game;
    const perRound = maximumPerRound === undefined ? before : maximumPerRound;
    const changed = {
      ...rest,
      ...given(facts),
      ...(perRound && { maximumPerRound: perRound }),
      ...drawn(drawMarket === undefined ? drawBefore : (drawMarket ?? undefined)),
    };
    if (hasNewTerms(game, changed) && takesBets(world, game.id)) throw new AppError('round_state');
    const desk = deskOf(world, game.id);
    world.games.set(game.id, changed);
    world.desks.set(game.id, { ...desk, enabled: enabled ?? desk.enabled });
    noteActivity(world, me.id, 'game-change', { kind: 'game', id: game.id });
    world.announce.gameRevised(game.id);
    return { data: toGame(world, me, changed) };
  },
  'favourite.add': ({ world, caller, input: { params } }) =>
    void favouritesOf(world, caller(), params.gameId).add(params.gameId),
  'favourite.remove': ({ world, caller, input: { params } }) =>
    void favouritesOf(world, caller(), params.gameId).delete(params.gameId),
  'game.show': ({ world, caller, input: { params } }) => ({
    data: toGame(world, caller(), found(world.games.get(params.gameId))),
  }),
  'event.list': ({ world, input: { params, query } }) => {
    found(world.games.get(params.gameId));
    const rows = [...world.events.values()]
      .filter(only('gameId', params.gameId))
      .filter(only('status', query?.status))
      .map((event) => shownEvent(world, event))
      .toSorted((a, b) => b.startsAt.localeCompare(a.startsAt));
    return pageOf(rows, query);
  },
  'event.create': ({ world, input: { params, body } }) => {
    const data = createEvent(world, found(world.games.get(params.gameId)).id, body);
    world.announce.gameRevised(params.gameId);
    return { data };
  },
  'event.update': ({ world, input: { params, body } }) => {
    const data = updateEvent(world, params.eventId, body);
    world.announce.gameRevised(data.gameId);
    return { data };
  },
  'round.list': ({ world, caller, input: { params, query } }) => {
    found(world.games.get(params.gameId));
    const rows = [...world.rounds.values()]
      .filter(only('gameId', params.gameId))
      .sort((a, b) => b.number - a.number);
    const readsNotes = isStaff(caller());
    return pageOf(readsNotes ? rows.map((round) => forStaff(world, round)) : rows, query);
  },
  'round.show': ({ world, input: { params } }) => ({
    data: found(world.rounds.get(params.roundId)),
  }),
  'round.proof': async ({ world, caller, input: { params } }) => ({
    data: await poolProofOf(world, caller(), found(world.rounds.get(params.roundId))),
  }),
  'round.create': ({ world, caller, input: { params } }) => {
    const { enabled, minimumOdds } = deskOf(world, params.gameId);
    if (!enabled) throw new AppError('round_state');
    return ran({ world, caller }, () => createRound(world, params.gameId, minimumOdds));
  },
  'round.open': ({ input: { params }, ...call }) =>
    ran(call, () => roundSteps.open(call.world, params.roundId)),
  'round.last-call': ({ input: { params }, ...call }) =>
    ran(call, () => roundSteps.lastCall(call.world, params.roundId)),
  'round.close': ({ input: { params }, ...call }) =>
    ran(call, () => roundSteps.close(call.world, params.roundId)),
  'round.declare': ({ input: { params, body }, ...call }) =>
    ran(call, () => roundSteps.declare(call.world, params.roundId, body.result)),
  'round.undo': ({ input: { params }, ...call }) =>
    ran(call, () => roundSteps.undo(call.world, params.roundId)),
  'round.cancel': ({ input: { params }, ...call }) =>
    ran(call, () => roundSteps.cancel(call.world, params.roundId)),
  'round.side': ({ input: { params, body }, ...call }) =>
    ran(call, () => setSide(call.world, params.roundId, body)),
  'round.correct': ({ input: { params, body }, ...call }) =>
    ran(call, () => requestCorrection(call.world, call.caller(), params.roundId, body)),
  'round.decide-correction': ({ input: { params, body }, ...call }) =>
    ran(call, () => decideCorrection(call.world, call.caller(), params.roundId, body.approve)),
  'bet.place': ({ world, caller, input: { params, body } }) =>
    placeBet(world, caller(), params.roundId, body),
};
