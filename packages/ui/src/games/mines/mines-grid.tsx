import { memo, useEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { fillCount } from '../../messages/fill-count.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { useSound } from '../../primitives/sound/sound-context.ts';
import { useHandler } from '../../primitives/use-handler.ts';
import { cellAfter } from '../play-frame/cell-after.ts';
import { Ground } from '../play-frame/ground.tsx';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import { faceOf, side, type TileFace } from './mines-board.ts';
import type { MinesRun } from './mines.types.ts';
import * as S from './mines-stage.styles.ts';

export interface MinesGridProps {
  run: MinesRun | null;
  mines: number;
  /** Tile that is being opened. */
  pending: number | null;
  /** Whether no tile can be opened now. */
  isBlocked: boolean;
  onOpen: (tile: number) => void;
  screenRef: Ref<HTMLDivElement>;
}

const board = { rows: side, columns: side };
const rows = Array.from({ length: side }, (_, row) => row);

const stateTexts = {
  closed: 'closed',
  opening: 'opening',
  safe: 'safe',
  left: 'safe',
  mine: 'mine',
  hit: 'hit',
} as const satisfies Record<TileFace, string>;

const marks: Readonly<Partial<Record<TileFace, string>>> = {
  safe: 'M12 2.5 20.5 12 12 21.5 3.5 12Z',
  left: 'M12 2.5 20.5 12 12 21.5 3.5 12Z',
  mine: 'M6 3.5 12 9.5 18 3.5 20.5 6 14.5 12 20.5 18 18 20.5 12 14.5 6 20.5 3.5 18 9.5 12 3.5 6Z',
  hit: 'M6 3.5 12 9.5 18 3.5 20.5 6 14.5 12 20.5 18 18 20.5 12 14.5 6 20.5 3.5 18 9.5 12 3.5 6Z',
};

interface TileProps {
  readonly tile: number;
  readonly face: TileFace;
  /** Index of the tab stop. */
  readonly isCurrent: boolean;
  readonly onFocus: (tile: number) => void;
  readonly onOpen: (tile: number) => void;
}

/** One tile; it renders again only when its state changes. */
const Tile = memo(function Tile({ tile, face, isCurrent, onFocus, onOpen }: TileProps) {
  const { messages, fill, number } = usePlayFormat();
  const texts = messages.mines;
  const mark = marks[face];
  return (
    <S.Tile
      type="button"
      className="lobi-MinesStage-tile"
      tabIndex={isCurrent ? 0 : -1}
      data-face={face}
      aria-label={fill(texts.tile, {
        row: number(Math.floor(tile / side) + 1),
        column: number((tile % side) + 1),
        state: texts[stateTexts[face]],
      })}
      // Omitted for a closed tile, which inherits it from the board.
      aria-disabled={face !== 'closed' || undefined}
      aria-busy={face === 'opening' || undefined}
      onFocus={() => onFocus(tile)}
      onClick={() => face === 'closed' && onOpen(tile)}
    >
      {mark !== undefined && (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={mark} />
        </svg>
      )}
    </S.Tile>
  );
});

/** Plays a sound for each safe tile that is opened while the run is shown. */
function useTileCue(run: MinesRun | null): void {
  const { cue } = useSound();
  const opened = run && run.status !== 'lost' ? run.picks.length : 0;
  const sounded = useRef({ id: run?.id, opened });
  useEffect(() => {
    const before = sounded.current;
    sounded.current = { id: run?.id, opened };
    if (run?.id === before.id && opened > before.opened) cue('tile');
  }, [run?.id, opened, cue]);
}

/** The board: a single tab stop, with arrow keys inside. Safe tiles are lozenges, mines are crosses. */
export const MinesGrid = memo(function MinesGrid(props: MinesGridProps) {
  const { run, mines, pending, isBlocked, onOpen, screenRef } = props;
  const { dir, locale } = useKit();
  const { messages, number } = usePlayFormat();
  const texts = messages.mines;
  useTileCue(run);
  const [current, setCurrent] = useState(12);
  const grid = useRef<HTMLDivElement>(null);
  const open = useHandler((tile: number): void => {
    if (!isBlocked) onOpen(tile);
  });

  const move = (event: KeyboardEvent): void => {
    const next = cellAfter(event.key, current, board, dir === 'rtl');
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    grid.current?.querySelectorAll<HTMLElement>('button')[next]?.focus();
  };
  return (
    <S.Screen ref={screenRef}>
      <Ground />
      <S.Board
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={fillCount(texts.board, mines, locale, { count: number(mines) })}
        // Set once for all tiles, so that a pending play does not render them again.
        aria-disabled={isBlocked || undefined}
        onKeyDown={move}
      >
        {rows.map((row) => (
          <S.Row key={row} role="row">
            {rows.map((column) => {
              const tile = row * side + column;
              const face = faceOf(tile, run, pending);
              return (
                <div key={column} role="gridcell">
                  <Tile
                    tile={tile}
                    face={face}
                    isCurrent={tile === current}
                    onFocus={setCurrent}
                    onOpen={open}
                  />
                </div>
              );
            })}
          </S.Row>
        ))}
      </S.Board>
    </S.Screen>
  );
});
