import { Button, Heading, Inline, Stack, Text } from '@lobi/ui';
import { useEffect, useId, useMemo, useState, useSyncExternalStore } from 'react';
import { chartOf } from './chart-of.ts';
import { layOut, type Picture } from './lay-out.ts';
import * as S from './machine-chart.styles.ts';
import { createStage, type Stage } from './machine-stage.ts';
import { scripts } from './scripts.ts';

export interface MachineChartProps {
  /** The machine to show. */
  machine: keyof typeof scripts;
}

const drawn = (points: Picture['lines'][number]['points']): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

function Drawing({ picture, active }: { picture: Picture; active: readonly string[] }) {
  const arrow = useId();
  return (
    <S.Drawing
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      style={{ maxInlineSize: picture.width }}
      role="img"
      aria-label={`Chart, now in ${active.at(-1)}`}
    >
      <defs>
        <marker
          id={arrow}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8z" />
        </marker>
      </defs>
      {picture.boxes.map(({ path, x, y, width, height, state }) => {
        const isCompound = state.states.length > 0;
        return (
          <g
            key={path}
            data-compound={isCompound ? '' : undefined}
            data-active={active.includes(path) ? '' : undefined}
          >
            <rect x={x} y={y} width={width} height={height} rx={isCompound ? 14 : 10} />
            {state.isFinal && (
              <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={8} />
            )}
            {state.isInitial && <circle cx={x} cy={y} r={6} />}
            <text
              x={isCompound ? x + 16 : x + width / 2}
              y={isCompound ? y + 26 : y + height / 2 + 5}
              textAnchor={isCompound ? 'start' : 'middle'}
            >
              {state.name}
            </text>
          </g>
        );
      })}
      {picture.lines.map(({ from, to, points, labelLines, at }) => (
        <g key={`${from} ${to}`} data-words>
          <path d={drawn(points)} markerEnd={`url(#${arrow})`} />
          {labelLines.map((word, index) => (
            <text key={word} x={at.x + 4} y={at.y + 14 + index * 16}>
              {word}
            </text>
          ))}
        </g>
      ))}
    </S.Drawing>
  );
}

function Controls({ stage, events }: { stage: Stage; events: readonly { type: string }[] }) {
  const { calls } = useSyncExternalStore(stage.subscribe, stage.view);
  return (
    <Stack gap={4}>
      <Heading level={2} size="sm">
        Events
      </Heading>
      <Inline gap={3}>
        {events.map((event, index) => (
          <Button
            // Two events of one type may differ in their data.
            key={`${event.type} ${index}`}
            size="sm"
            variant="outline"
            disabled={!stage.can(event)}
            onClick={() => stage.send(event)}
          >
            {event.type}
          </Button>
        ))}
      </Inline>
      <Heading level={2} size="sm">
        Services
      </Heading>
      <Inline gap={3}>
        {calls.map((call, index) => (
          <Inline key={`${call.name} ${index}`} gap={2}>
            <Text>{call.name}</Text>
            <Button size="sm" tone="success" variant="soft" onClick={call.answer}>
              Answer
            </Button>
            <Button size="sm" tone="danger" variant="soft" onClick={call.fail}>
              Fail
            </Button>
          </Inline>
        ))}
        <Button size="sm" variant="ghost" onClick={stage.passTime}>
          Let a minute pass
        </Button>
      </Inline>
    </Stack>
  );
}

function Running({ stage, events }: { stage: Stage; events: readonly { type: string }[] }) {
  const { active, history, context } = useSyncExternalStore(stage.subscribe, stage.view);
  const chart = useMemo(() => chartOf(stage.machine), [stage]);
  const [picture, setPicture] = useState<Picture>();
  useEffect(() => {
    let isLeft = false;
    void layOut(chart).then((placed) => {
      if (!isLeft) setPicture(placed);
    });
    return () => {
      isLeft = true;
    };
  }, [chart]);
  const everywhere = chart.inner[''] ?? [];
  return (
    <S.Layout>
      <S.Scroller tabIndex={0} role="region" aria-label="Chart">
        {picture && <Drawing picture={picture} active={active} />}
      </S.Scroller>
      {everywhere.length > 0 && <Text tone="muted">In every state: {everywhere.join(' · ')}</Text>}
      <Text as="p" role="status" data-machine-state>
        Now in <strong>{active.at(-1)}</strong>
      </Text>
      <Controls stage={stage} events={events} />
      <S.Columns>
        <Stack gap={3}>
          <Heading level={2} size="sm">
            History
          </Heading>
          <S.History tabIndex={0} aria-label="History">
            {history.map(({ event, state }, index) => (
              <li key={`${index} ${event}`}>
                {event} → {state}
              </li>
            ))}
          </S.History>
        </Stack>
        <Stack gap={3}>
          <Heading level={2} size="sm">
            Facts
          </Heading>
          <S.Facts tabIndex={0}>{context}</S.Facts>
        </Stack>
      </S.Columns>
    </S.Layout>
  );
}

/** A machine of the platform, drawn from its definition and run manually. */
export function MachineChart({ machine }: MachineChartProps) {
  const [run, setRun] = useState(0);
  const shown = `${machine} ${run}`;
  const [held, setHeld] = useState(() => ({ shown, stage: createStage(scripts[machine]) }));
  if (held.shown !== shown) setHeld({ shown, stage: createStage(scripts[machine]) });
  const { stage } = held;
  useEffect(() => () => stage.stop(), [stage]);
  return (
    <Stack gap={5}>
      <Inline gap={4}>
        <Heading level={1} size="lg">
          {machine}
        </Heading>
        <Button size="sm" variant="soft" onClick={() => setRun((count) => count + 1)}>
          Restart
        </Button>
      </Inline>
      <Running key={shown} stage={stage} events={scripts[machine].events} />
    </Stack>
  );
}
