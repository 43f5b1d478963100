import { Shapes } from '../../../drawings/shapes.tsx';
import { ellipse, fill, line, type Shape } from '../../../drawings/shape.ts';
import * as S from './arena-bird.styles.ts';

const feather = 'M0 0C20-40 19-104 0-140C-19-104-20-40 0 0Z';
const barbs = 'M0-30l9-9M0-30l-9-9M0-52l11-11M0-52l-11-11M0-74l10-10M0-74l-10-10';

/** Sizes of the eleven feathers of the fan, from the back to the front; irregular on purpose. */
const sizes = [1.6, 1.74, 1.66, 1.78, 1.7, 1.82, 1.72, 1.76, 1.64, 1.68, 1.52] as const;

/** The bird from the side, facing right, in a square of 400; the colours are those of its side. */
const body: readonly Shape[] = [
  line(
    '#d9a24a',
    'M206 318V362M206 362l26 8M206 362l-20 8M240 314V360M240 360l28 8M240 360l-18 9',
    7,
  ),
  fill(
    'var(--bird-rib)',
    'M112 232C136 300 184 334 236 324C282 314 304 280 297 236C292 212 284 194 283 172C283 150 276 134 255 132C232 130 215 146 213 172C209 204 178 226 112 232Z',
  ),
  fill(
    'var(--bird-dark)',
    'M136 268C164 314 200 330 236 324C276 316 300 288 298 250C268 292 200 304 136 268Z',
  ),
  fill(
    'var(--bird-light)',
    'M140 244C176 228 224 234 250 262C240 290 204 304 166 286L184 280L152 270L172 263Z',
  ),
  line(
    'var(--bird-tip)',
    'M168 254C194 248 220 254 238 266M184 270C200 266 214 270 224 276',
    3,
    0.7,
  ),
  fill(
    'var(--bird-tip)',
    'M216 168L204 238L224 218L232 254L250 222L264 250L272 216L290 232C284 206 285 190 284 170C262 180 236 180 216 168Z',
  ),
  fill('#fff', 'M216 168L204 238L224 218L226 174Z', 0.35),
  fill(
    '#f2b04a',
    'M222 146C208 124 226 112 236 126C232 100 256 96 257 120C264 98 286 108 276 140C260 126 238 130 222 146Z',
  ),
  fill('#f2b04a', 'M280 152L312 164L280 174Z'),
  fill('#f2b04a', 'M274 178C292 180 288 206 276 206C266 204 264 188 274 178Z'),
  fill('#0d1022', ellipse(262, 155, 6)),
  fill('#fff', ellipse(264, 153, 2)),
];

/** A bird of the arena with its fan of feathers; layers of their own move without repainting. */
export function ArenaBird() {
  return (
    <S.Bird>
      <S.Fan viewBox="0 0 400 400">
        {sizes.map((size, index) => (
          <g key={size} transform={`translate(172 312) rotate(${-96 + index * 13}) scale(${size})`}>
            <path d={feather} fill={`var(--bird-${index % 2 ? 'light' : 'dark'})`} />
            <path d="M0-10V-128" stroke="var(--bird-rib)" strokeWidth="1.4" />
            <path d={barbs} stroke="var(--bird-rib)" strokeWidth="1.2" fill="none" />
            <path d="M0-137L8-120L0-103L-8-120Z" fill="var(--bird-tip)" />
            <path d="M0-137V-103L-8-120Z" fill="#fff" opacity=".35" />
          </g>
        ))}
      </S.Fan>
      <S.Body viewBox="0 0 400 400">
        <ellipse cx="218" cy="370" rx="92" ry="13" fill="#05060f" opacity=".5" />
        <Shapes of={body} />
      </S.Body>
    </S.Bird>
  );
}
