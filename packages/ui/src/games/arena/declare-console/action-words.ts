import type { ArenaRound } from '../arena.types.ts';
import type { GameSummary } from '../../../components/game-card/game.types.ts';
import type { Outcome } from '../../../components/odds/outcome.ts';
import { declareEffect, type DeclareEffect } from '../declare-effects.ts';
import { sharedPool, sideOf, takeoutOf } from '../round-facts.ts';
import type { ArenaFormat } from '../use-arena-format.ts';
import type { ConsoleAction, RoundStep } from './declare-steps.ts';

/** Text of a button: label, effect, and the decisive figure. */
export interface ActionWords {
  readonly title: string;
  readonly effect: string;
  /** Money or another figure; empty if there is none. */
  readonly figure: string;
}

/** A row of the confirmation. */
export type ConfirmRow = readonly [label: string, value: string];

/** Text of the confirmation of a step. */
export interface ConfirmWords {
  readonly title: string;
  readonly text: string;
  readonly rows: readonly ConfirmRow[];
  readonly note: string;
  readonly confirm: string;
}

interface Facts {
  readonly game: GameSummary;
  readonly round: ArenaRound | null;
  /** Number of the next fight; `undefined` while unknown. */
  readonly nextNumber: number | undefined;
}

function resultWords(round: ArenaRound, result: Outcome, format: ArenaFormat): ActionWords {
  const { words, say, money, outcome } = format;
  const effect = declareEffect(round, result);
  const figure = money(effect.amount, round.currency);
  if (result === 'cancelled') {
    return {
      title: words.actCancelResult,
      effect: say('actRefundEffect', { count: effect.refundedBets }),
      figure,
    };
  }
  if (result !== 'draw') {
    return {
      title: outcome(result),
      effect: say('actPayEffect', { count: effect.paidBets }),
      figure,
    };
  }
  return {
    title: outcome(result),
    effect: sideOf(round, 'draw')
      ? say('actDrawMarketEffect', { refunded: effect.refundedBets, paid: effect.paidBets })
      : say('actRefundEffect', { count: effect.refundedBets }),
    figure,
  };
}

type StepWriter = (facts: Facts, format: ArenaFormat) => ActionWords;

const stepWriters: Readonly<Record<Exclude<RoundStep, 'declare'>, StepWriter>> = {
  create: ({ nextNumber }, { words, say }) => ({
    title: words.actCreate,
    effect: say('actCreateEffect', { number: nextNumber ?? '…' }),
    figure: '',
  }),
  open: ({ round, game }, { words, say, percent }) =>
    round?.status === 'last-call'
      ? { title: words.actReopen, effect: words.actReopenEffect, figure: '' }
      : {
          title: words.actOpen,
          effect: say('actOpenEffect', { percent: percent(round?.takeoutBp ?? game.takeoutBp) }),
          figure: '',
        },
  'last-call': (_, { words }) => ({
    title: words.actLastCall,
    effect: words.actLastCallEffect,
    figure: '',
  }),
  close: ({ round, game }, { words, say, money }) => ({
    title: words.actClose,
    effect: say('actCloseEffect', { count: round?.betCount ?? 0 }),
    figure: round ? money(sharedPool(round), game.currency) : '',
  }),
  undo: (_, { words }) => ({ title: words.actUndo, effect: words.actUndoEffect, figure: '' }),
  cancel: ({ round }, format) => ({
    ...(round ? resultWords(round, 'cancelled', format) : { effect: '', figure: '' }),
    title: format.words.actCancel,
  }),
};

/** Label of a button, which states its effect. */
export function actionWords(
  { step, result }: ConsoleAction,
  facts: Facts,
  format: ArenaFormat,
): ActionWords {
  if (step !== 'declare') return stepWriters[step](facts, format);
  if (facts.round && result) return resultWords(facts.round, result, format);
  return { title: '', effect: '', figure: '' };
}

function confirmRows(
  round: ArenaRound,
  result: Outcome,
  format: ArenaFormat,
): readonly ConfirmRow[] {
  const { words, say, money, percent, odds, outcome } = format;
  const pool: ConfirmRow = [words.confirmPool, money(sharedPool(round), round.currency)];
  const effect = declareEffect(round, result);
  if (result === 'draw' && effect.paidBets > 0) {
    const drawOdds = odds(sideOf(round, 'draw')?.odds ?? null);
    return [
      [words.confirmPoolBack, money(sharedPool(round), round.currency)],
      [
        say('confirmDrawPaid', { odds: drawOdds }),
        say('confirmBetsAmount', {
          count: effect.paidBets,
          amount: money(effect.drawAmount, round.currency),
        }),
      ],
    ];
  }
  if (result !== 'meron' && result !== 'wala') return [pool];
  const lostDraws: readonly ConfirmRow[] =
    effect.lostDrawBets === 0
      ? []
      : [
          [
            words.confirmDrawLost,
            say('confirmBetsAmount', {
              count: effect.lostDrawBets,
              amount: money(effect.lostDrawStake, round.currency),
            }),
          ],
        ];
  return [
    pool,
    [
      say('confirmTakeout', { percent: percent(round.takeoutBp) }),
      money(`-${takeoutOf(round)}`, round.currency),
    ],
    [say('confirmOdds', { side: outcome(result) }), odds(sideOf(round, result)?.odds ?? null)],
    [words.confirmBreakage, money(effect.breakage, round.currency)],
    ...lostDraws,
  ];
}

/** Returns the effect of a result on bets and money, as a sentence. */
function effectText(
  { paidBets, refundedBets }: DeclareEffect,
  amount: string,
  { say }: ArenaFormat,
): string {
  if (paidBets === 0) return say('confirmRefund', { count: refundedBets, amount });
  return refundedBets === 0
    ? say('confirmPay', { count: paidBets, amount })
    : say('confirmDrawMarket', { refunded: refundedBets, paid: paidBets, amount });
}

/** Text of the confirmation: fight, result and effect again. */
export function confirmWords(
  { step, result }: ConsoleAction,
  round: ArenaRound,
  format: ArenaFormat,
): ConfirmWords {
  const { words, say, money, outcome } = format;
  if (step === 'close') {
    return {
      title: words.confirmClose,
      text: words.confirmCloseText,
      rows: [[words.confirmPool, money(sharedPool(round), round.currency)]],
      note: say('actCloseEffect', { count: round.betCount }),
      confirm: words.confirmDoClose,
    };
  }
  const end = result ?? 'cancelled';
  const effect = declareEffect(round, end);
  const amount = money(effect.amount, round.currency);
  const titles: Readonly<Record<Outcome, string>> = {
    meron: say('confirmWins', { side: outcome('meron') }),
    wala: say('confirmWins', { side: outcome('wala') }),
    draw: words.confirmDraw,
    cancelled: words.confirmCancelled,
  };
  const buttons: Readonly<Record<Outcome, string>> = {
    meron: say('confirmDeclare', { side: outcome('meron') }),
    wala: say('confirmDeclare', { side: outcome('wala') }),
    draw: words.confirmDeclareDraw,
    cancelled: step === 'cancel' ? words.confirmDoCancel : words.confirmDeclareCancelled,
  };
  return {
    title: titles[end],
    text: effectText(effect, amount, format),
    rows: confirmRows(round, end, format),
    note: step === 'cancel' ? words.confirmFinal : words.confirmUndo,
    confirm: buttons[end],
  };
}
