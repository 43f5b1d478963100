import { AppError } from '../contract/error-codes.ts';
import { parseMoney } from '../contract/money.ts';
import type { Game } from '../contract/schemas/game.ts';
import type { Play, PlayCreate, PlayStep } from '../contract/schemas/play.ts';
import type { Table } from '../contract/schemas/table.ts';
import { newClientSeed, newServerSeed } from '../games/fairness/seeds.ts';
import type { Clock, TimerHandle } from '../ports/clock.ts';
import { baccaratRules } from './baccarat-rules.ts';
import { bingoRules } from './bingo-rules.ts';
import { crashRules } from './crash-rules.ts';
import type { PracticeAnswer } from './practice-plays.ts';
import type { PracticePurse } from './practice-purse.ts';
import { toTable, type PracticeRound } from './practice-round.ts';
import { createTablePlays } from './practice-table-plays.ts';
import { readStake } from './read-stake.ts';
import type { TableRules } from './table-rules.ts';

/** A table whose rounds run in the page, for one visitor. */
export interface PracticeTable {
  start(): void;
  stop(): void;
  show(): Table;
  /** Joins the round that takes bets. Throws `bet_closed`, `play_open`, and errors of the choice. */
  create(body: PlayCreate): Promise<PracticeAnswer>;
  /** Cashes out an open play; a table has no other step. Throws `not_found`, `round_state`. */
  step(playId: string, step: PlayStep): PracticeAnswer;
  /** Newest first. */
  list(): Play[];
}

interface Wiring {
  readonly game: Game;
  readonly purse: PracticePurse;
  readonly clock: Clock;
  readonly makeKey: () => string;
  readonly publish: (table: Table) => void;
}

type AnyRules = TableRules<unknown>;

/** Maximum number of stored rounds and plays: more than any stage shows. */
const remembered = 50;

/** Rules of the tables available in practice mode. */
export const tableRulesOf = (engine: string): AnyRules | undefined =>
  (crashRules(engine) ?? baccaratRules(engine) ?? bingoRules(engine)) as AnyRules | undefined;

/** Creates a table; `undefined` for a game without one. */
export function createPracticeTable(wiring: Wiring): PracticeTable | undefined {
  const rules = tableRulesOf(wiring.game.engine);
  return rules && runTable(wiring, rules);
}

function runTable(
  { game, purse, clock, makeKey, publish }: Wiring,
  rules: AnyRules,
): PracticeTable {
  const { currency } = game;
  const salt = newClientSeed();
  const plays = createTablePlays({ game, purse, now: () => clock.now(), maximum: remembered });
  let history: Table['history'] = [];
  let version = 0;
  let timer: TimerHandle;
  let isStopped = false;

  const open = (number: number): PracticeRound => ({
    id: makeKey(),
    seeds: { hash: newServerSeed(), salt, number },
    startsAt: clock.now() + rules.bettingMs,
    phase: 'betting',
    dealt: null,
    nextAt: null,
  });
  let round = open(1);

  const stakeOf = ({ amount }: Play): bigint => parseMoney(amount, currency) ?? 0n;
  const ofRound = (): Play[] => plays.ofRound(round.id);
  const isOpen = (): boolean => round.phase === 'betting' && clock.now() < round.startsAt;

  /** Plays whose automatic cash-out multiple is reached are cashed out. */
  const payLeavers = (): void => {
    if (round.phase !== 'running') return;
    for (const play of ofRound().filter(({ status }) => status === 'open')) {
      const cashOut = rules.leave?.(
        round.dealt,
        play,
        stakeOf(play),
        clock.now() - round.startsAt,
        false,
      );
      if (cashOut) plays.end(play, cashOut);
    }
  };

  const show = (): Table => {
    payLeavers();
    return toTable({
      game,
      rules,
      round,
      plays: ofRound(),
      history,
      salt,
      version,
      now: clock.now(),
    });
  };

  const notify = (): void => {
    version += 1;
    publish(show());
  };

  const later = (delayMs: number, step: () => void): void => {
    timer = clock.setTimeout(
      () => {
        if (!isStopped) step();
      },
      Math.max(0, delayMs),
    );
  };

  const settle = (): void => {
    const { dealt, seeds, id } = round;
    for (const play of ofRound().filter(({ status }) => status === 'open'))
      plays.end(play, rules.settle(dealt, play, stakeOf(play)));
    const past = {
      roundId: id,
      number: seeds.number,
      result: rules.result(dealt),
      hash: seeds.hash,
    };
    history = [past, ...history].slice(0, remembered);
    round = { ...round, phase: 'settled', nextAt: clock.now() + rules.pauseMs };
    notify();
    later(rules.pauseMs, () => begin(seeds.number + 1));
  };

  /** Publishes the running round at each update interval, and settles it at its end. */
  const goOn = (endsAt: number): void => {
    notify();
    const leftMs = endsAt - clock.now();
    const { beatMs = leftMs } = rules;
    if (leftMs <= beatMs) later(leftMs, settle);
    else later(beatMs - ((clock.now() - round.startsAt) % beatMs), () => goOn(endsAt));
  };

  const run = async (): Promise<void> => {
    const dealt = await rules.deal(round.seeds, ofRound(), game);
    if (isStopped) return;
    round = { ...round, phase: 'running', dealt };
    goOn(round.startsAt + rules.runsForMs(dealt));
  };

  const begin = (number: number): void => {
    round = open(number);
    notify();
    later(rules.bettingMs, () => void run());
  };

  return {
    start: () => later(rules.bettingMs, () => void run()),
    stop() {
      isStopped = true;
      clock.clearTimeout(timer);
    },
    show,
    async create({ amount, choice }) {
      if (!isOpen()) throw new AppError('bet_closed');
      const stake = readStake(game, amount);
      const read = rules.accept(choice, stake, game);
      const { id, seeds } = round;
      const playId = makeKey();
      const initial = await rules.initialOutcome?.(seeds, playId, read);
      if (round.id !== id || !isOpen()) throw new AppError('bet_closed');
      if (ofRound().some((play) => play.choice['slot'] === read['slot']))
        throw new AppError('play_open');
      purse.take(stake);
      const play = plays.open({
        id: playId,
        round: { id, number: seeds.number },
        amount,
        choice: read,
        outcome: initial ? { ...initial } : null,
      });
      notify();
      return { data: play, wallet: purse.wallet() };
    },
    step(playId, { step }) {
      if (step !== 'cash-out') throw new AppError('round_state');
      payLeavers();
      const play = plays.find(playId);
      if (!play) throw new AppError('not_found');
      const isRising =
        play.status === 'open' && round.phase === 'running' && play.round?.id === round.id;
      const runsMs = clock.now() - round.startsAt;
      const left = isRising
        ? rules.leave?.(round.dealt, play, stakeOf(play), runsMs, true)
        : undefined;
      if (!left) throw new AppError('round_state');
      const data = plays.end(play, left);
      notify();
      return { data, wallet: purse.wallet() };
    },
    list() {
      payLeavers();
      return [...plays.all()];
    },
  };
}
