import type { TextKey } from '../../messages/kit-messages.ts';
import type { LimitChange, LimitKind, LimitPeriod } from './limit-rules.ts';

type SafetyKey = TextKey<'safety'>;

/** Labels of the kinds. Callers cannot change them: only gross deposits may be called a "deposit limit". */
export const kindTexts: Readonly<Record<LimitKind, readonly [name: SafetyKey, note: SafetyKey]>> = {
  deposit: ['limitDeposit', 'limitDepositNote'],
  loss: ['limitLoss', 'limitLossNote'],
  stake: ['limitStake', 'limitStakeNote'],
  session: ['limitSession', 'limitSessionNote'],
};

export const periodTexts: Readonly<Record<LimitPeriod, SafetyKey>> = {
  '24h': 'period24h',
  '7d': 'period7d',
  month: 'periodMonth',
};

/** Texts about the effect of a change, shown before it is sent. */
export const changeTexts: Readonly<Record<LimitChange, SafetyKey>> = {
  set: 'limitSetNote',
  lower: 'limitDecreaseNote',
  same: 'limitSame',
  raise: 'limitIncreaseNote',
};
