import { compareAmounts, formatMoneyText, numberFormat } from '@lobi/formats';
import {
  mdiCashRefund,
  mdiChartDonut,
  mdiScaleBalance,
  mdiShieldCheckOutline,
  mdiTimerOutline,
} from '@mdi/js';
import type { GameSummary } from '../../components/game-card/game.types.ts';
import { fill } from '../../messages/fill.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import * as S from './lobby-view.styles.ts';

/** Whether it is a pool game, in which players win from other players, minus the house commission. */
const isPool = ({ selections }: GameSummary): boolean => selections.length > 0;

/** Range of the commissions of the games, as text. */
function takeoutText(games: readonly GameSummary[], locale: string): string {
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const rates = games.filter(isPool).map((game) => game.takeoutBp / 10_000);
  const [low, high] = [Math.min(...rates), Math.max(...rates)];
  return low === high ? percent.format(low) : `${percent.format(low)}–${percent.format(high)}`;
}

/** Lowest minimum stake among games of the first game's currency. */
function smallestStake(games: readonly GameSummary[], locale: string): string {
  const currency = games[0]?.currency ?? 'IDR';
  const smallest = games
    .filter((game) => game.currency === currency)
    .map((game) => game.minimumStake)
    .reduce((lowest, stake) => (compareAmounts(stake, lowest, currency) < 0 ? stake : lowest));
  return formatMoneyText(smallest, currency, { locale }) ?? smallest;
}

/** Explanation of fairness in four cards, with figures from the games. */
export function HowCards({ id, games }: { id: string; games: readonly GameSummary[] }) {
  const { locale, messages } = useKit();
  const { lobby } = messages;
  const ofPools = [
    [
      mdiChartDonut,
      lobby.howPoolTitle,
      fill(lobby.howPoolText, { percent: takeoutText(games, locale) }),
    ],
    [mdiScaleBalance, lobby.howOddsTitle, lobby.howOddsText],
    [mdiCashRefund, lobby.howRefundTitle, lobby.howRefundText],
  ] as const;
  const cards = [
    ...(games.some(isPool) ? ofPools : []),
    [mdiShieldCheckOutline, lobby.howProofTitle, lobby.howProofText],
    [
      mdiTimerOutline,
      lobby.howLimitTitle,
      fill(lobby.howLimitText, { minimum: smallestStake(games, locale) }),
    ],
  ] as const;
  return (
    <S.Section id={id} aria-label={lobby.howTitle} tabIndex={-1}>
      <S.Head>
        <h2>{lobby.howTitle}</h2>
      </S.Head>
      <S.Cards>
        {cards.map(([icon, title, text]) => (
          <S.Card key={title}>
            <Icon path={icon} size={24} />
            <h3>{title}</h3>
            <p>{text}</p>
          </S.Card>
        ))}
      </S.Cards>
    </S.Section>
  );
}
