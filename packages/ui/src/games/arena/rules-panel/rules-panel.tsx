import { scaleAmount } from '@lobi/formats';
import { mdiChevronDown } from '@mdi/js';
import type { RoadResult } from '../../../components/road-map/roads.ts';
import type { GameSummary } from '../../../components/game-card/game.types.ts';
import { Icon } from '../../../primitives/icon/icon.tsx';
import { slotClass } from '../../../primitives/slot-class.ts';
import type { ArenaRound } from '../arena.types.ts';
import { Panel, PanelHead } from '../panel.styles.ts';
import { sideOf } from '../round-facts.ts';
import { useArenaFormat, type ArenaFormat } from '../use-arena-format.ts';
import * as S from './rules-panel.styles.ts';

export interface RulesPanelProps {
  game: GameSummary;
  /** The current fight, whose commission and minimum odds are fixed when it opens. */
  round: ArenaRound | null;
  /** Finished fights, which show the past returns of bets on a draw. */
  results?: readonly RoadResult[] | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

/**
 * Returns the rules of a bet on a draw: its payout and return, and the bearer of its risk; empty without
 * a draw market. The probability of a draw is unknown, so that the past frequency is shown.
 */
function drawMarketRules(
  game: GameSummary,
  round: ArenaRound | null,
  results: readonly RoadResult[],
  { say, money, share }: ArenaFormat,
): readonly string[] {
  const { drawMarket, currency, minimumStake: stake } = game;
  const odds = (round && sideOf(round, 'draw')?.odds) ?? drawMarket?.odds;
  if (!drawMarket || odds === undefined) return [];
  const fought = results.filter(({ result }) => result !== 'cancelled');
  const drawn = fought.filter(({ result }) => result === 'draw').length;
  const back = (times: number, of: number): string =>
    money(scaleAmount(stake, odds * times, 100 * of, currency), currency);
  return [
    say('rulesDrawMarket', { stake: money(stake, currency), payout: back(1, 1) }),
    say('rulesDrawReturn', { share: share(100 / odds) }),
    ...(fought.length < fewestFights
      ? []
      : [
          say('rulesDrawSeen', {
            count: fought.length,
            share: share(drawn / fought.length),
            stake: money(stake, currency),
            payout: back(drawn, fought.length),
          }),
        ]),
    say('rulesDrawHouse', { cap: money(drawMarket.cap, currency) }),
  ];
}

/** Minimum number of fights for a meaningful frequency of draws. */
const fewestFights = 10;

/** Current rules of the fight: commission, minimum odds and limits come from the game and the fight. */
export function RulesPanel({ game, round, results = [], id, className }: RulesPanelProps) {
  const format = useArenaFormat();
  const { texts, say, percent, odds, money } = format;
  const drawText = round ? say('rulesDrawText', { minimum: odds(round.minimumOdds) }) : undefined;
  const rules: readonly (readonly [string, readonly string[]])[] = [
    [
      texts.rulesPayout,
      [say('rulesPayoutText', { percent: percent(round?.takeoutBp ?? game.takeoutBp) })],
    ],
    [texts.rulesIndicative, [texts.rulesIndicativeText]],
    [texts.rulesDraw, drawText === undefined ? [] : [drawText]],
    [texts.rulesDrawBets, drawMarketRules(game, round, results, format)],
    [
      texts.rulesLimits,
      [
        say('rulesLimitsText', {
          min: money(game.minimumStake, game.currency),
          max: money(game.maximumStake, game.currency),
        }),
        ...(game.maximumPerRound === undefined
          ? []
          : [say('rulesPerRound', { max: money(game.maximumPerRound, game.currency) })]),
      ],
    ],
  ];
  return (
    <Panel
      as="section"
      id={id}
      className={slotClass('RulesPanel', 'root', className)}
      aria-label={texts.rules}
    >
      <PanelHead>
        <h2>{texts.rules}</h2>
        {round && <span>{texts.rulesNote}</span>}
      </PanelHead>
      <S.Rules>
        {rules
          .filter(([, paragraphs]) => paragraphs.length > 0)
          .map(([title, paragraphs], index) => (
            <details key={title} open={index === 0}>
              <summary>
                {title}
                <Icon path={mdiChevronDown} />
              </summary>
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </details>
          ))}
      </S.Rules>
    </Panel>
  );
}
