import { mdiChevronDown } from '@mdi/js';
import type { GameSummary } from '../../../components/game-card/game.types.ts';
import { Icon } from '../../../primitives/icon/icon.tsx';
import { slotClass } from '../../../primitives/slot-class.ts';
import type { ArenaRound } from '../arena.types.ts';
import { Panel, PanelHead } from '../panel.styles.ts';
import { useArenaFormat } from '../use-arena-format.ts';
import * as S from './rules-panel.styles.ts';

export interface RulesPanelProps {
  game: GameSummary;
  /** The running fight: its takeout and minimum odds are fixed since it opened. */
  round: ArenaRound | null;
  id?: string | undefined;
  className?: string | undefined;
}

/** Rules of the fight as they really are: takeout, minimum odds and limits come from the game and the fight. */
export function RulesPanel({ game, round, id, className }: RulesPanelProps) {
  const { words, say, percent, odds, money } = useArenaFormat();
  const drawText = round ? say('rulesDrawText', { minimum: odds(round.minimumOdds) }) : undefined;
  const rules: readonly (readonly [string, readonly string[]])[] = [
    [
      words.rulesPayout,
      [say('rulesPayoutText', { percent: percent(round?.takeoutBp ?? game.takeoutBp) })],
    ],
    [words.rulesIndicative, [words.rulesIndicativeText]],
    [
      words.rulesDraw,
      [drawText, game.selections.includes('draw') ? words.rulesDrawMarket : undefined].filter(
        (text) => text !== undefined,
      ),
    ],
    [
      words.rulesLimits,
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
      aria-label={words.rules}
    >
      <PanelHead>
        <h2>{words.rules}</h2>
        {round && <span>{words.rulesNote}</span>}
      </PanelHead>
      <S.Rules>
        {rules
          .filter(([, texts]) => texts.length > 0)
          .map(([title, texts], index) => (
            <details key={title} open={index === 0}>
              <summary>
                {title}
                <Icon path={mdiChevronDown} />
              </summary>
              {texts.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </details>
          ))}
      </S.Rules>
    </Panel>
  );
}
