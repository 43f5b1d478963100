import { isStaff } from '../../../contract/roles.ts';
import { AppError } from '../../../contract/error-codes.ts';
import { streamHostIssue } from '../../../contract/stream-address.ts';
import { launchParameters } from '../../../contract/providers/frame-messages.ts';
import type { Game } from '../../../contract/schemas/game.ts';
import { bettingStatuses } from '../../../games/arena/round-steps.ts';
import { gameFixture } from '../../fixtures/game.ts';
import { withoutUndefined } from '../without-undefined.ts';
import { gameControlsOf, mayManageGame } from '../game-controls.ts';
import { refusal } from '../explain.ts';
import { recordActivity } from '../news.ts';
import { checkHasAgreed } from '../protection.ts';
import { requireFound, type FakeUser, type World } from '../world.ts';
import { matching, only, pageOf, type FakeCall, type HandlersOf } from './call.ts';

/** Lifetime of a ticket, in milliseconds. */
const ticketMs = 60_000;

/** The signed-in user of a call that guests may make as well. */
function readerOf({ world, token }: FakeCall<'game.list'>): FakeUser | undefined {
  return world.users.get(world.sessions.get(token ?? '')?.userId ?? '');
}

const isFavourite = (world: World, reader: FakeUser | undefined, gameId: string): boolean =>
  reader !== undefined && (world.favourites.get(reader.id)?.has(gameId) ?? false);

/** Terms of bets; they change only while no round takes bets. */
const terms = ['takeoutBp', 'minimumStake', 'maximumStake', 'maximumPerRound'] as const;

const hasNewTerms = (before: Partial<Game>, after: Partial<Game>): boolean =>
  terms.some((term) => before[term] !== after[term]) ||
  before.drawMarket?.odds !== after.drawMarket?.odds ||
  before.drawMarket?.cap !== after.drawMarket?.cap;

const takesBets = (world: World, gameId: string): boolean =>
  [...world.rounds.values()].some(
    (round) => round.gameId === gameId && bettingStatuses.includes(round.status),
  );

function toGame(world: World, reader: FakeUser | undefined, game: Game): Game {
  const shown = { ...game, favourite: isFavourite(world, reader, game.id) };
  if (!reader || !mayManageGame(world, reader, game.id)) return shown;
  return { ...shown, enabled: gameControlsOf(world, game.id).enabled };
}

/** A draw market with its side, or neither. */
const drawn = (drawMarket: Game['drawMarket']): Pick<Game, 'selections' | 'drawMarket'> =>
  drawMarket
    ? { selections: ['meron', 'wala', 'draw'], drawMarket }
    : { selections: ['meron', 'wala'] };

/** Handlers to list, create, change and launch games. */
export const gamesHandlers: HandlersOf<'game'> = {
  'game.list': (call) => {
    const { world, input } = call;
    const { query } = input;
    const reader = readerOf(call);
    const isOwn = (gameId: string): boolean => {
      const { makerId } = gameControlsOf(world, gameId);
      return (reader && isStaff(reader)) || makerId === null || makerId === reader?.id;
    };
    const rows = [...world.games.values()]
      .map((game) => toGame(world, reader, game))
      .filter(({ id }) =>
        query?.own === undefined ? gameControlsOf(world, id).enabled : isOwn(id),
      )
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
    world.gameControls.set(id, { makerId: me.id, enabled: true, minimumOdds });
    recordActivity(world, me.id, 'game-change', { kind: 'game', id });
    return { data: toGame(world, me, game) };
  },
  'game.update': ({ world, caller, language, input: { params, body } }) => {
    const me = caller();
    const game = requireFound(world.games.get(params.gameId));
    if (!mayManageGame(world, me, game.id)) throw new AppError('forbidden');
    const issue = body.stream && streamHostIssue(body.stream, world.mediaOrigins);
    if (issue) throw refusal([issue], language);
    const { enabled, maximumPerRound, drawMarket, ...facts } = body;
    const { maximumPerRound: before, drawMarket: drawBefore, ...rest } = game;
    const perRound = maximumPerRound === undefined ? before : maximumPerRound;
    const changed = {
      ...rest,
      ...withoutUndefined(facts),
      ...(perRound && { maximumPerRound: perRound }),
      ...drawn(drawMarket === undefined ? drawBefore : (drawMarket ?? undefined)),
    };
    if (hasNewTerms(game, changed) && takesBets(world, game.id)) throw new AppError('round_state');
    const controls = gameControlsOf(world, game.id);
    world.games.set(game.id, changed);
    world.gameControls.set(game.id, { ...controls, enabled: enabled ?? controls.enabled });
    recordActivity(world, me.id, 'game-change', { kind: 'game', id: game.id });
    world.announce.gameRevised(game.id);
    return { data: toGame(world, me, changed) };
  },
  'game.show': ({ world, caller, input: { params } }) => ({
    data: toGame(world, caller(), requireFound(world.games.get(params.gameId))),
  }),
  'game.launch': ({ world, caller, language, input: { params, body } }) => {
    const user = caller();
    const { status } = user;
    if (status === 'pending') throw new AppError('account_pending');
    if (status === 'restricted') throw new AppError('account_restricted');
    const game = requireFound(world.games.get(params.gameId));
    if (game.engine !== 'provider') throw new AppError('not_found');
    if (body.mode === 'real') checkHasAgreed(user);
    const url = new URL(`https://games.invalid/${game.id}`);
    const values = {
      mode: body.mode,
      device: body.device,
      language,
      currency: game.currency,
      ...(body.mode === 'real' ? { token: world.nextId('ticket') } : {}),
    };
    for (const [name, value] of Object.entries(values)) {
      url.searchParams.set(launchParameters[name as keyof typeof values], value);
    }
    const expiresAt = new Date(Date.parse(world.timeNow()) + ticketMs).toISOString();
    return { data: { url: url.href, expiresAt } };
  },
};
