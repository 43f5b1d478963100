import { OutcomeMark } from '../../../components/odds/outcome-mark.tsx';
import type { RoadResult } from '../../../components/road-map/roads.ts';
import { useArenaFormat } from '../use-arena-format.ts';
import { Card, CardHead } from './console-card.styles.ts';
import * as S from './previous-card.styles.ts';

/** Number of results that fit the card: ten columns of six. */
const maximum = 60;

interface PreviousCardProps {
  /** `undefined` while loading. */
  results: readonly RoadResult[] | undefined;
  /** Whether they failed to load. */
  isFailed: boolean;
}

/** The last results, six to a column. */
export function PreviousCard({ results = [], isFailed }: PreviousCardProps) {
  const { texts, say, outcome } = useArenaFormat();
  if (isFailed) {
    return (
      <Card aria-label={texts.previous}>
        <CardHead>
          <h2>{texts.previous}</h2>
        </CardHead>
        <p role="alert">{texts.historyFailed}</p>
      </Card>
    );
  }
  const shown = results.slice(-maximum);
  const [first, last] = [shown[0]?.number, shown.at(-1)?.number];
  if (first === undefined) return null;
  return (
    <Card aria-label={texts.previous}>
      <CardHead>
        <h2>{texts.previous}</h2>
        <span>{first === last ? first : `${first} – ${last}`}</span>
      </CardHead>
      <S.Beads
        aria-label={say('previousLabel', { count: shown.length })}
        // Scrolls sideways on small phones, so it must be focusable.
        tabIndex={0}
      >
        {shown.map(({ number, result }) => (
          <li key={number}>
            <OutcomeMark
              outcome={result}
              size={24}
              label={say('roadCell', { number, result: outcome(result) })}
            />
          </li>
        ))}
      </S.Beads>
    </Card>
  );
}
