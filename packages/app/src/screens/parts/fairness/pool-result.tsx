import { formatMoney } from '@lobi/core/contract';
import type { BetVerdict, PoolVerdict } from '@lobi/core/games';
import type { MessageKey } from '@lobi/core/locales';
import { Callout, Money, Odds, Stack, type CalloutTone } from '@lobi/ui';
import { DescriptionList } from '@lobi/ui/data';
import { useTranslation } from 'react-i18next';
import type { CheckedPool } from '../../../fairness/check-pool.ts';

/** A result as text, never by colour alone. */
interface Answer {
  readonly tone: CalloutTone;
  readonly word: MessageKey;
}

function signatureAnswer(
  { publicKey, verdict }: CheckedPool,
  keys: readonly string[] | undefined,
): Answer {
  if (verdict.signed === null) return { tone: 'warning', word: 'fairness.pool.unsure' };
  if (!verdict.signed) return { tone: 'danger', word: 'fairness.pool.forged' };
  if (!keys) return { tone: 'info', word: 'fairness.pool.keysUnknown' };
  return keys.includes(publicKey)
    ? { tone: 'success', word: 'fairness.pool.signed' }
    : { tone: 'warning', word: 'fairness.pool.otherKey' };
}

function resultAnswer({ resultFits }: PoolVerdict): Answer {
  if (resultFits === null) return { tone: 'info', word: 'fairness.pool.noResult' };
  return resultFits
    ? { tone: 'success', word: 'fairness.pool.fits' }
    : { tone: 'danger', word: 'fairness.pool.unfit' };
}

function betAnswers({ included, samePayout }: BetVerdict): Answer[] {
  const counted: Answer = included
    ? { tone: 'success', word: 'fairness.pool.counted' }
    : { tone: 'danger', word: 'fairness.pool.notCounted' };
  if (samePayout === null) return [counted];
  const paid: Answer = samePayout
    ? { tone: 'success', word: 'fairness.pool.paid' }
    : { tone: 'danger', word: 'fairness.pool.paidOtherwise' };
  return [counted, paid];
}

export interface PoolResultProps {
  checked: CheckedPool;
  /** The platform's public keys; `undefined` while loading. */
  keys: readonly string[] | undefined;
}

/** Result of verifying a pool, as text first. */
export function PoolResult({ checked, keys }: PoolResultProps) {
  const { t } = useTranslation();
  const { verdict } = checked;
  const { snapshot, odds, bets } = verdict;
  const { currency } = snapshot;
  const money = (minor: bigint) => (
    <Money value={formatMoney(minor, currency)} currency={currency} />
  );
  return (
    <Stack gap={3} align="stretch">
      {[signatureAnswer(checked, keys), resultAnswer(verdict)].map(({ tone, word }) => (
        <Callout key={word} tone={tone}>
          {t(word)}
        </Callout>
      ))}
      <DescriptionList
        items={[
          { label: t('fairness.pool.fight'), value: snapshot.number },
          ...snapshot.pools.map(({ selection, amount }) => ({
            label: t(`selection.${selection}` satisfies MessageKey),
            value: (
              <>
                {money(BigInt(amount))} ·{' '}
                <Odds value={odds.find((side) => side.selection === selection)?.odds ?? null} />
              </>
            ),
          })),
        ]}
      />
      {bets.map((bet) => (
        <Stack key={bet.id} gap={2} align="stretch">
          <DescriptionList
            items={[
              {
                label: t('fairness.pool.bet', {
                  side: t(`selection.${bet.selection}` satisfies MessageKey),
                }),
                value: money(bet.amount),
              },
              ...(bet.outcome === null
                ? []
                : [{ label: t('fairness.pool.due'), value: money(bet.outcome.payout) }]),
            ]}
          />
          {betAnswers(bet).map(({ tone, word }) => (
            <Callout key={word} tone={tone}>
              {t(word)}
            </Callout>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
