import { Button, Inline } from '@lobi/ui';
import { starts, unchanged } from './lab-state.ts';
import type { BrandLabState } from './use-brand-lab.ts';

/** Choice of the start theme, with undo and redo. */
export function LabSteps({ lab }: { lab: BrandLabState }) {
  const { past, now, future, step, imported, setImported, change } = lab;
  return (
    <>
      <Inline gap={3}>
        {Object.keys(starts).map((name) => (
          <Button
            key={name}
            size="sm"
            variant={now.base === name && !imported ? 'solid' : 'outline'}
            aria-pressed={now.base === name && !imported}
            onClick={() => {
              setImported(undefined);
              change(unchanged(name));
            }}
          >
            {name}
          </Button>
        ))}
      </Inline>
      <Inline gap={3}>
        <Button
          size="sm"
          variant="soft"
          disabled={past.length === 0}
          onClick={() => step({ kind: 'undo' })}
        >
          Undo
        </Button>
        <Button
          size="sm"
          variant="soft"
          disabled={future.length === 0}
          onClick={() => step({ kind: 'redo' })}
        >
          Redo
        </Button>
        <Button size="sm" variant="ghost" onClick={() => change(unchanged(now.base))}>
          Reset
        </Button>
      </Inline>
    </>
  );
}
