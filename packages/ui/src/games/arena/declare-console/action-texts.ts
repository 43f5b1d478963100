import type { ArenaRound } from '../arena.types.ts';
import type { GameSummary } from '../../../components/game-card/game.types.ts';
import type { Outcome } from '../../../components/odds/outcome.ts';
import { declareEffect, type DeclareEffect } from '../declare-effects.ts';
import { sharedPool, sideOf, takeoutOf } from '../round-facts.ts';
import type { ArenaFormat } from '../use-arena-format.ts';
import type { ConsoleAction, RoundStep } from './declare-steps.ts';

/** Text of a button: label, effect, and the decisive figure. */
export interface ActionTexts {
  readonly title: string;
  readonly effect: string;
  /** Money or another figure; empty if there is none. */
  readonly figure: string;
}

/** A row of the confirmation. */
export type ConfirmRow = readonly [label: string, value: string];

/** Text of the confirmation of a step. */
export interface ConfirmTexts {
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

function resultTexts(round: ArenaRound, result: Outcome, format: ArenaFormat): ActionTexts {
  const { texts, say, money, outcome } = format;
  const effect = declareEffect(round, result);
  const figure = money(effect.amount, round.currency);
  if (result === 'cancelled') {
    return {
      title: texts.actCancelResult,
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

type StepWriter = (facts: Facts, format: ArenaFormat) => ActionTexts;

const stepWriters: Readonly<Record<Exclude<RoundStep, 'declare'>, StepWriter>> = {
  create: ({ nextNumber }, { texts, say }) => ({
    title: texts.actCreate,
    effect: say('actCreateEffect', { number: nextNumber ?? '…' }),
    figure: '',
  }),
  open: ({ round, game }, { texts, say, percent }) =>
    round?.status === 'last-call'
      ? { title: texts.actReopen, effect: texts.actReopenEffect, figure: '' }
      : {
          title: texts.actOpen,
          effect: say('actOpenEffect', { percent: percent(round?.takeoutBp ?? game.takeoutBp) }),
          figure: '',
        },
  'last-call': (_, { texts }) => ({
    title: texts.actLastCall,
    effect: texts.actLastCallEffect,
    figure: '',
  }),
  close: ({ round, game }, { texts, say, money }) => ({
    title: texts.actClose,
    effect: say('actCloseEffect', { count: round?.betCount ?? 0 }),
    figure: round ? money(sharedPool(round), game.currency) : '',
  }),
  undo: (_, { texts }) => ({ title: texts.actUndo, effect: texts.actUndoEffect, figure: '' }),
  cancel: ({ round }, format) => ({
    ...(round ? resultTexts(round, 'cancelled', format) : { effect: '', figure: '' }),
    title: format.texts.actCancel,
  }),
};

/** Label of a button, which states its effect. */
export function actionTexts(
  { step, result }: ConsoleAction,
  facts: Facts,
  format: ArenaFormat,
): ActionTexts {
  if (step !== 'declare') return stepWriters[step](facts, format);
  if (facts.round && result) return resultTexts(facts.round, result, format);
  return { title: '', effect: '', figure: '' };
}

function confirmRows(
  round: ArenaRound,
  result: Outcome,
  format: ArenaFormat,
): readonly ConfirmRow[] {
  const { texts, say, money, percent, odds, outcome } = format;
  const pool: ConfirmRow = [texts.confirmPool, money(sharedPool(round), round.currency)];
  const effect = declareEffect(round, result);
  if (result === 'draw' && effect.paidBets > 0) {
    const drawOdds = odds(sideOf(round, 'draw')?.odds ?? null);
    return [
      [texts.confirmPoolBack, money(sharedPool(round), round.currency)],
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
            texts.confirmDrawLost,
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
    [texts.confirmBreakage, money(effect.breakage, round.currency)],
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
export function confirmTexts(
  { step, result }: ConsoleAction,
  round: ArenaRound,
  format: ArenaFormat,
): ConfirmTexts {
  const { texts, say, money, outcome } = format;
  if (step === 'close') {
    return {
      title: texts.confirmClose,
      text: texts.confirmCloseText,
      rows: [[texts.confirmPool, money(sharedPool(round), round.currency)]],
      note: say('actCloseEffect', { count: round.betCount }),
      confirm: texts.confirmDoClose,
    };
  }
  const end = result ?? 'cancelled';
  const effect = declareEffect(round, end);
  const amount = money(effect.amount, round.currency);
  const titles: Readonly<Record<Outcome, string>> = {
    meron: say('confirmWins', { side: outcome('meron') }),
    wala: say('confirmWins', { side: outcome('wala') }),
    draw: texts.confirmDraw,
    cancelled: texts.confirmCancelled,
  };
  const buttons: Readonly<Record<Outcome, string>> = {
    meron: say('confirmDeclare', { side: outcome('meron') }),
    wala: say('confirmDeclare', { side: outcome('wala') }),
    draw: texts.confirmDeclareDraw,
    cancelled: step === 'cancel' ? texts.confirmDoCancel : texts.confirmDeclareCancelled,
  };
  return {
    title: titles[end],
    text: effectText(effect, amount, format),
    rows: confirmRows(round, end, format),
    note: step === 'cancel' ? texts.confirmFinal : texts.confirmUndo,
    confirm: buttons[end],
  };
}
