import { basisPoints, type EarningTerms, type EarningTotals } from '@lobi/core/contract';
import { Accordion, DateTime, Heading, Money, Stack, useMessages } from '@lobi/ui';
import { DescriptionList, Percent, type Description } from '@lobi/ui/data';
import { useTranslation } from 'react-i18next';
import { earningTypeTexts } from './earning-texts.ts';

type Currency = EarningTotals['currency'];

/** Facts of a plan, in the order of the calculation. */
function useTermFacts({
  base,
  costsBp,
  rateBp,
  tiers,
  carriesLosses,
  minActive,
  cycle,
  until,
  currency,
}: EarningTerms & { currency: Currency }): readonly Description[] {
  const { t } = useTranslation();
  const facts: readonly (Description | false)[] = [
    { label: t('agent.earningOf'), value: t(`agent.earningOf.${base}`) },
    costsBp > 0 && {
      label: t('agent.earningCosts'),
      value: <Percent value={costsBp / basisPoints} />,
    },
    { label: t('agent.earningRate'), value: <Percent value={rateBp / basisPoints} /> },
    tiers.length > 0 && {
      label: t('agent.earningTiers'),
      value: tiers.map((tier) => (
        <div key={tier.from}>
          <Percent value={tier.rateBp / basisPoints} /> ≥{' '}
          <Money value={tier.from} currency={currency} />
        </div>
      )),
    },
    { label: t('agent.earningCycle'), value: t(`agent.earningCycle.${cycle}`) },
    base !== 'turnover' && {
      label: t('agent.earningLosses'),
      value: t(carriesLosses ? 'agent.earningLosses.carried' : 'agent.earningLosses.forgiven'),
    },
    minActive > 0 && { label: t('agent.earningMinActive'), value: String(minActive) },
    until !== null && {
      label: t('agent.earningUntil'),
      value: <DateTime at={`${until}T00:00:00Z`} mode="date" timeZone="UTC" zone={false} />,
    },
  ];
  return facts.filter((fact) => fact !== false);
}

function TermFacts(props: EarningTerms & { currency: Currency }) {
  return <DescriptionList items={useTermFacts(props)} />;
}

/** Terms of an agent's earnings on games; empty without plans. @source ours – domain 2.5 */
export function EarningTermsList({ plans, currency }: Pick<EarningTotals, 'plans' | 'currency'>) {
  const { t } = useTranslation();
  const { data } = useMessages();
  if (plans.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading level={2} size="sm">
        {t('agent.earningTerms')}
      </Heading>
      <Accordion
        variant="cards"
        items={plans.map((plan) => ({
          value: plan.id,
          title: data[earningTypeTexts[plan.type]],
          detail: <Percent value={plan.rateBp / basisPoints} />,
          content: <TermFacts {...plan} currency={currency} />,
        }))}
      />
    </Stack>
  );
}
