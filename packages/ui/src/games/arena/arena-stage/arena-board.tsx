import { Lantern } from '../../../components/lantern/lantern.tsx';
import { OutcomeMark } from '../../../components/odds/outcome-mark.tsx';
import { useArenaFormat } from '../use-arena-format.ts';
import { ArenaBird } from './arena-bird.tsx';
import { picture, StageGround } from './stage-ground.tsx';
import { stagings, type ArenaScene } from './stage-scene.ts';
import * as S from './arena-board.styles.ts';

const sides = ['meron', 'wala'] as const;

/**
 * The board of an arena without a broadcast: two birds in a ring, which follow the scene. The second side is the
 * first one, mirrored, so that neither differs from the other before a winner is declared. The status is
 * announced by `RoundBanner`; the label does not repeat it.
 * @source ours
 */
export function ArenaBoard({ label, scene }: { label: string; scene: ArenaScene }) {
  const { outcome } = useArenaFormat();
  const { birds, light, winner } = stagings[scene];
  return (
    <S.Root
      role="img"
      aria-label={label}
      data-scene={scene}
      data-birds={birds}
      data-light={light}
      data-winner={winner}
    >
      <StageGround />
      <S.Shade />
      <S.Ring />
      {sides.map((side) => (
        <S.Side key={side} data-side={side}>
          <S.Spot />
          <S.Corner>
            <ArenaBird />
          </S.Corner>
        </S.Side>
      ))}
      {sides.map((side) => (
        <S.Plate key={side} data-plate={side}>
          <OutcomeMark outcome={side} size={18} />
          {outcome(side)}
        </S.Plate>
      ))}
      <S.Swing>
        <S.Picture {...picture}>
          <Lantern x={800} y={212} scale={1.75} lit cord={60} />
        </S.Picture>
      </S.Swing>
    </S.Root>
  );
}
