import type { GamePayout } from '../../../components/game-info/pay-table.tsx';
import { fill } from '../../../messages/fill.ts';
import { symbolName, type SpinSpeech } from '../slot-reels/spin-texts.ts';
import type { SlotFeatureData } from '../slots.types.ts';
import { SymbolMark } from './symbol-mark.tsx';
import * as S from './slots-view.styles.ts';

/** Rules of the machine, derived from its data. */
export function SlotRules({ speech }: { speech: SpinSpeech }) {
  const { texts, machine } = speech;
  const { wild, freeSpins, feature, lines } = machine;
  const symbol = symbolName(speech, wild.symbol);
  const scatter = freeSpins && symbolName(speech, freeSpins.symbol);
  const wildRule =
    scatter === undefined
      ? fill(texts.rulesWild, { symbol })
      : fill(texts.rulesWildBut, { symbol, other: scatter });
  return (
    <>
      <p>
        {fill(texts.rulesLines, { lines: lines.length })} {machine.bothWays && texts.rulesBothWays}
      </p>
      <p>
        {wildRule} {wild.times > 1 && fill(texts.rulesWildTimes, { symbol, times: wild.times })}
      </p>
      {freeSpins && scatter !== undefined && (
        <p>{fill(texts.rulesFree, { symbol: scatter, times: freeSpins.times })}</p>
      )}
      {feature && <FeatureRule speech={speech} feature={feature} />}
      <S.LineMaps>
        {lines.map((rows, index) => (
          <li key={index}>
            <LineMap rows={rows} height={machine.rows} />
            {index + 1}
          </li>
        ))}
      </S.LineMaps>
      <p>{texts.rulesFair}</p>
      <p>{texts.rulesPace}</p>
    </>
  );
}

type FeatureOf<Kind> = Extract<SlotFeatureData, { readonly kind: Kind }>;

/** Name and rule of each feature. */
const featureRules: {
  readonly [Kind in SlotFeatureData['kind']]: (
    speech: SpinSpeech,
    feature: FeatureOf<Kind>,
  ) => readonly [name: string, rule: string];
} = {
  expand: (speech) => {
    const symbol = symbolName(speech, speech.machine.wild.symbol);
    return [speech.texts.featureExpand, fill(speech.texts.rulesExpand, { symbol })];
  },
  tumble: ({ texts }) => [texts.featureTumble, texts.rulesTumble],
  trail: (speech, { symbol, times }) => [
    speech.texts.featureTrail,
    fill(speech.texts.rulesTrail, {
      symbol: symbolName(speech, symbol),
      times: times.map((each) => `×${each}`).join(', '),
    }),
  ],
  hold: (speech, { symbol, startsAt, respins, values, full }) => [
    speech.texts.featureHold,
    fill(speech.texts.rulesHold, {
      symbol: symbolName(speech, symbol),
      minimum: startsAt,
      respins,
      low: Math.min(...values),
      high: Math.max(...values),
      full,
    }),
  ],
};

/** The feature of a machine by name, and what it does. */
function FeatureRule({ speech, feature }: { speech: SpinSpeech; feature: SlotFeatureData }) {
  const describe = featureRules[feature.kind] as (
    of: SpinSpeech,
    it: SlotFeatureData,
  ) => readonly [string, string];
  const [name, rule] = describe(speech, feature);
  return (
    <p>
      <b>{name}.</b> {rule}
    </p>
  );
}

/** A line as a small board: its row on each reel. */
function LineMap({ rows, height }: { rows: readonly number[]; height: number }) {
  return (
    <svg viewBox={`0 0 ${rows.length * 10} ${height * 10}`} aria-hidden="true">
      {rows.flatMap((taken, reel) =>
        Array.from({ length: height }, (_, row) => (
          <rect
            key={`${reel}:${row}`}
            x={reel * 10 + 1}
            y={row * 10 + 1}
            width="8"
            height="8"
            rx="1.500"
            data-taken={row === taken || undefined}
          />
        )),
      )}
    </svg>
  );
}

/** The pay table of a machine, from its own data. */
export function slotPayouts(speech: SpinSpeech): GamePayout[] {
  const { machine, skin, texts } = speech;
  const row = (symbol: string, count: number, pays: string): GamePayout => ({
    result: (
      <S.PayName>
        <SymbolMark shapes={skin.symbols[symbol]?.shapes ?? []} />
        {fill(texts.payOf, { count, symbol: symbolName(speech, symbol) })}
      </S.PayName>
    ),
    pays,
  });
  const lines = Object.entries(machine.pays).flatMap(([symbol, byCount]) =>
    Object.entries(byCount)
      .map(([count, units]) => row(symbol, Number(count), fill(texts.payLine, { units })))
      .reverse(),
  );
  const { freeSpins } = machine;
  const scatters = Object.entries(freeSpins?.spins ?? {}).map(([count, spins]) =>
    row(
      freeSpins?.symbol ?? '',
      Number(count),
      fill(texts.payScatter, { units: freeSpins?.pays[Number(count)] ?? 0, spins }),
    ),
  );
  return [...lines, ...scatters.reverse()];
}
