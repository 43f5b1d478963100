import * as S from './crash-graph.styles.ts';

const stars = Array.from({ length: 42 }, (_, index) => ({
  x: (index * 167 + 31) % 704,
  y: (index * 89 + 17) % 320,
  size: index % 5 === 0 ? 1.7 : 1.1,
  light: 0.2 + ((index * 37) % 10) / 28,
}));

const contours =
  'M-170 40h50a34 34 0 0 1 68 0h10a52 52 0 0 1 104 0h8a30 30 0 0 1 60 0h50M-110 40a24 24 0 0 1 48 0M-32 40a42 42 0 0 1 84 0M-20 40a30 30 0 0 1 60 0M80 40a20 20 0 0 1 40 0';

/** Background of the graph: a night sky, or a pale one in light themes. Decorative. @source ours */
export function GraphScene() {
  return (
    <S.Scene viewBox="0 0 704 528" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle data-part="ring" cx="578" cy="157" r="430" />
      <circle data-part="core" cx="578" cy="157" r="255" />
      <g data-part="stars">
        {stars.map(({ x, y, size, light }) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={size} opacity={light} />
        ))}
      </g>
      <path data-part="contour" d={contours} transform="translate(170 250)" />
      <path data-part="contour" d={contours} transform="translate(610 300) scale(.9)" />
      <path data-part="far" d="M0 470Q90 400 210 432T430 418T704 446V528H0Z" />
      <path data-part="near" d="M0 492Q150 448 320 474T704 466V528H0Z" />
    </S.Scene>
  );
}
