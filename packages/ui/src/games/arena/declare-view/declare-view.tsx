import { flag } from '../../../primitives/flag.ts';
import { slotClass } from '../../../primitives/slot-class.ts';
import { DeclareConsole, type DeclareConsoleProps } from '../declare-console/declare-console.tsx';
import { useArenaFormat } from '../use-arena-format.ts';
import * as S from './declare-view.styles.ts';

export interface DeclareViewProps extends DeclareConsoleProps {
  /** Whether live updates are paused; the heading then says that figures may be outdated. */
  stale?: boolean | undefined;
}

/** The declarator's page: heading, connection status, and the console. */
export function DeclareView({ stale = false, className, ...console }: DeclareViewProps) {
  const { texts } = useArenaFormat();
  return (
    <S.Root className={slotClass('DeclareView', 'root', className)}>
      <S.Head>
        <h1>{texts.console}</h1>
        <p>{console.game.title}</p>
        <S.Live role="status" data-stale={flag(stale)}>
          {stale ? texts.liveStale : texts.live}
        </S.Live>
      </S.Head>
      <DeclareConsole {...console} />
    </S.Root>
  );
}
