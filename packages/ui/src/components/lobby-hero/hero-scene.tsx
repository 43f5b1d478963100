import { useId, type ComponentType } from 'react';
import { lightNames, type LightName } from '../../tokens/brand.ts';
import { seededRandom } from '../game-art/seeded-random.ts';
import { lightShapes, shownIn } from '../lantern/lantern-shapes.ts';
import { Boat, color, Grandstand, Stall, UnlitLight, type SceneryProps } from './hero-scenery.tsx';
import * as S from './lobby-hero.styles.ts';

/** Dimensions of the scene, in units of its view box; a phone shows its right end. */
const layout = {
  width: 1128,
  height: 348,
  align: 'xMaxYMid slice',
  lantern: { x: 872, y: 122, scale: 1.22 },
  disc: 236,
  stars: { from: 560, count: 46, below: 205 },
  clouds: [
    [622, 148, 1.15],
    [1072, 78, 0.95],
  ],
  strings: 'M470 -6Q660 70 800 -8M930 -10Q1040 60 1160 -4',
  unlit: [
    [560, 60, 0.4],
    [640, 70, 0.4],
    [716, 64, 0.4],
    [996, 62, 0.36],
    [1066, 66, 0.36],
  ],
  hills: [
    'M0 274C135 222 271 238 406 264S699 204 857 238S1049 228 1128 250V348H0Z',
    'M0 302C226 258 429 292 587 278S970 254 1128 288V348H0Z',
  ],
  scenery: [
    [486, 288, 78],
    [576, 292, 66],
    [1098, 288, 84],
  ],
  pit: { x: 872, y: 324, rx: 176 },
  crests: { spread: 168, y: 318, scale: 1.02 },
} as const;

const cloud =
  'M-170 40h50a34 34 0 0 1 68 0h10a52 52 0 0 1 104 0h8a30 30 0 0 1 60 0h50M-110 40a24 24 0 0 1 48 0M-32 40a42 42 0 0 1 84 0M-20 40a30 30 0 0 1 60 0M-8 40a18 18 0 0 1 36 0M80 40a20 20 0 0 1 40 0';

const feather = 'M0 0C20-40 19-104 0-140C-19-104-20-40 0 0Z';
const feathers = [0.86, 1, 1.06, 0.98, 0.88, 0.96, 0.84] as const;
const crestColors = {
  warm: ['#7d222e', '#57182a', '#b5363e', '#ff9a92'],
  cold: ['#20408f', '#182a66', '#3668dc', '#a5c3ff'],
} as const;

function Crest({ side }: { side: 'warm' | 'cold' }) {
  const turn = side === 'warm' ? 1 : -1;
  const { spread, y, scale } = layout.crests;
  const [light, dark, rib, tip] = crestColors[side];
  return (
    <g transform={`translate(${layout.lantern.x - turn * spread} ${y}) scale(${scale})`}>
      {feathers.map((size, index) => (
        <g key={index} transform={`rotate(${turn * (-30 + index * 14)}) scale(${size})`}>
          <path d={feather} fill={index % 2 ? light : dark} />
          <path
            d="M0-10V-128M-9-48L0-38 9-48M-10-76L0-66 10-76"
            stroke={rib}
            strokeWidth="1.4"
            fill="none"
          />
          <path d="M0-137L8-120L0-103L-8-120Z" fill={tip} />
        </g>
      ))}
    </g>
  );
}

const picture = {
  viewBox: `0 0 ${layout.width} ${layout.height}`,
  preserveAspectRatio: layout.align,
  'aria-hidden': true,
  focusable: false,
} as const;

/** Lights beside the paper lantern, which is drawn here as a rising sky lantern. */
const otherLights = lightNames.filter((name) => name !== 'lantern');

/** The lit light of the brand, which sways around its own centre. */
function LitLantern() {
  const id = useId();
  const { width, height, lantern } = layout;
  const middle = `${(lantern.x / width) * 100}% ${(lantern.y / height) * 100}%`;
  return (
    <S.Drift style={{ transformOrigin: middle }}>
      <S.Art {...picture}>
        <defs>
          <radialGradient id={`${id}halo`}>
            <stop stopColor="#ffb547" stopOpacity=".62" />
            <stop offset=".45" stopColor="#ffb547" stopOpacity=".16" />
            <stop offset="1" stopColor="#ffb547" stopOpacity="0" />
          </radialGradient>
          <radialGradient id={`${id}lamp`} cx=".5" cy=".92" r=".95">
            <stop stopColor="#fff6df" />
            <stop offset=".3" stopColor="#ffd68f" />
            <stop offset=".68" stopColor="#f39a2c" />
            <stop offset="1" stopColor="#a9541a" />
          </radialGradient>
        </defs>
        <g transform={`translate(${lantern.x} ${lantern.y}) rotate(5) scale(${lantern.scale})`}>
          <circle r="150" fill={`url(#${id}halo)`} />
          <g style={shownIn('lantern')}>
            <path d="M-44-26C-48-72 48-72 44-26L29 48Q0 56-29 48Z" fill={`url(#${id}lamp)`} />
            <path
              d="M-15-58Q-22-20-11 52M15-58Q22-20 11 52M-44.5-26Q0-14 44.5-26M-36 12Q0 22 36 12"
              fill="none"
              stroke="#8a4a12"
              strokeOpacity=".5"
              strokeWidth="1.6"
            />
            <path d="M-29 48Q0 56 29 48Q0 41-29 48Z" fill="#fff6df" />
          </g>
          {otherLights.map((name) => (
            <g key={name} style={shownIn(name)}>
              <path d={lightShapes[name].body} fill={`url(#${id}lamp)`} />
              <path
                d={lightShapes[name].lines}
                fill="none"
                stroke="#8a4a12"
                strokeOpacity=".6"
                strokeWidth="1.6"
              />
            </g>
          ))}
        </g>
      </S.Art>
    </S.Drift>
  );
}

/** Building or boat beside the pit, by the light of the brand: of a market, a harbour, a sports ground. */
const sceneryByLight: Readonly<Record<LightName, ComponentType<SceneryProps>>> = {
  lantern: Stall,
  float: Boat,
  floodlight: Grandstand,
};

function Scenery({ light }: { light: LightName }) {
  const Item = sceneryByLight[light];
  return (
    <g style={shownIn(light)}>
      {layout.scenery.map(([x, y, width], index) => (
        <Item
          key={x}
          x={x}
          y={y}
          width={width}
          isWarm={index % 2 === 0}
          isLeft={x < layout.pit.x}
        />
      ))}
    </g>
  );
}

/** Unlit lights on strings; for floodlights, the mast of the lit one instead. */
function Lights({ light }: { light: LightName }) {
  const { lantern, pit } = layout;
  const stroke = { fill: 'none', stroke: color('string'), strokeWidth: 1.6 };
  if (light === 'floodlight') {
    const [head, foot] = [lantern.y + 60, pit.y];
    return (
      <g style={shownIn(light)} {...stroke}>
        <path d={`M${lantern.x - 6} ${head}L${lantern.x - 14} ${foot}`} />
        <path d={`M${lantern.x + 6} ${head}L${lantern.x + 14} ${foot}`} />
        <path
          d={`M${lantern.x - 8} ${head + 30}h16M${lantern.x - 10} ${head + 66}h20M${lantern.x - 12} ${head + 102}h24`}
        />
      </g>
    );
  }
  return (
    <g style={shownIn(light)}>
      <path d={layout.strings} {...stroke} />
      {layout.unlit.map(([x, y, scale]) => (
        <UnlitLight key={x} light={light} x={x} y={y} scale={scale} />
      ))}
    </g>
  );
}

function Scene() {
  const id = useId();
  const { width, height, lantern, disc, stars, pit } = layout;
  const random = seededRandom('night market');
  const dots = Array.from({ length: stars.count }, () => ({
    cx: Math.round(random.between(stars.from, width)),
    cy: Math.round(random.between(0, stars.below)),
    r: random.next() > 0.7 ? 1.5 : 0.9,
    opacity: Math.round(random.between(25, 65)) / 100,
  }));
  return (
    <S.Art {...picture}>
      <defs>
        <linearGradient id={`${id}cone`} x2="0" y2="1">
          <stop stopColor="#ffe9c0" stopOpacity=".42" />
          <stop offset="1" stopColor="#ffe9c0" stopOpacity="0" />
        </linearGradient>
        <pattern id={`${id}hem`} width="12" height="18" patternUnits="userSpaceOnUse">
          <path d="M0 12L6 4L12 12V18H0Z" fill={color('hem')} />
        </pattern>
      </defs>
      <path d={`M0 0H${width}V${height}H0Z`} fill={color('sky')} />
      <ellipse cx={lantern.x} cy={lantern.y} rx={disc * 2} ry={disc * 1.32} fill={color('sky2')} />
      <circle cx={lantern.x} cy={lantern.y} r={disc} fill={color('disc')} />
      <g fill={color('star')}>
        {dots.map((dot, index) => (
          <circle key={index} {...dot} />
        ))}
      </g>
      <g fill="none" strokeWidth="1.5" stroke={color('cloud')} strokeOpacity=".13">
        {layout.clouds.map(([x, y, scale]) => (
          <path key={x} d={cloud} transform={`translate(${x} ${y}) scale(${scale})`} />
        ))}
      </g>
      <path
        d={cloud}
        transform={`translate(${lantern.x - 40} ${lantern.y + 92}) scale(${disc / 180})`}
        fill="none"
        stroke={color('cloud-warm')}
        strokeOpacity=".26"
        strokeWidth="1.5"
      />
      <path d={layout.hills[0]} fill={color('hill')} />
      <path d={layout.hills[1]} fill={color('hill2')} />
      {lightNames.map((name) => (
        <Scenery key={name} light={name} />
      ))}
      <ellipse cx={pit.x} cy={pit.y} rx={pit.rx} ry={pit.rx * 0.19} fill={color('pit')} />
      <ellipse
        cx={pit.x}
        cy={pit.y}
        rx={pit.rx * 0.72}
        ry={pit.rx * 0.13}
        fill="none"
        stroke={color('pit-line')}
        strokeWidth="1.6"
        strokeDasharray="3 8"
      />
      <path
        d={`M${lantern.x - 24} ${lantern.y + 60}L${pit.x - pit.rx * 0.8} ${pit.y}Q${pit.x} ${pit.y + 40} ${pit.x + pit.rx * 0.8} ${pit.y}L${lantern.x + 24} ${lantern.y + 60}Z`}
        fill={`url(#${id}cone)`}
      />
      <Crest side="warm" />
      <Crest side="cold" />
      <path d={`M0 ${height - 18}H${width}V${height}H0Z`} fill={color('ground')} />
      <path d={`M0 ${height - 18}H${width}V${height}H0Z`} fill={`url(#${id}hem)`} />
      {lightNames.map((name) => (
        <Lights key={name} light={name} />
      ))}
    </S.Art>
  );
}

/**
 * The scene in the background of the hero: a lit pit at night, by day on light brands, in the surroundings of
 * the brand.
 */
export function HeroScene() {
  return (
    <>
      <Scene />
      <LitLantern />
    </>
  );
}
