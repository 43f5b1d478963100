import { usePlayFormat } from '../../play-frame/use-play-format.ts';
import type { OtherShot } from '../fishing.types.ts';
import { shotText } from './fishing-texts.ts';
import * as S from './others-shots.styles.ts';

/** Maximum number of lines that fit beside the fish. */
const maximum = 2;

/**
 * The last shots of other players as text, newest below. Their nets are shown in the pond too, except with
 * reduced motion. It is no live region, so that other players do not interrupt a screen reader.
 */
export function OthersShots({ shots }: { readonly shots: readonly OtherShot[] }) {
  const format = usePlayFormat();
  if (shots.length === 0) return null;
  return (
    <S.Lines className="lobi-FishingView-others" aria-label={format.messages.fishing.others}>
      {shots.slice(-maximum).map((shot) => (
        <li key={shot.id}>
          <b>{shot.name}</b> {shotText(shot, format)}
        </li>
      ))}
    </S.Lines>
  );
}
