import { Lantern } from '../../../components/lantern/lantern.tsx';
import * as S from './baccarat-view.styles.ts';

const picture = { viewBox: '0 0 1600 900', preserveAspectRatio: 'xMidYMid slice' } as const;

/** Poster of the table: felt under a lit, swaying lantern. @source ours */
export function TableArt({ label }: { label: string }) {
  return (
    <>
      <S.Art {...picture} role="img" aria-label={label}>
        <path d="M0 0H1600V900H0Z" fill="#14122b" />
        <circle cx="800" cy="190" r="620" fill="#1a1838" />
        <circle cx="800" cy="190" r="400" fill="#231f48" />
        <path d="M-80 900Q120 350 800 350T1680 900Z" fill="#0f1a33" />
        <path d="M-20 900Q180 392 800 392T1620 900Z" fill="#14294a" />
        <path
          d="M110 900Q300 470 800 470T1490 900"
          fill="none"
          stroke="#ffd9a0"
          strokeOpacity=".22"
          strokeWidth="3"
          strokeDasharray="5 13"
        />
        <path d="M760 190L420 900H1180L840 190Z" fill="#ffe9c0" opacity=".07" />
        {[300, 520, 1080, 1300].map((x) => (
          <Lantern key={x} x={x} y={96} scale={0.6} cord={90} />
        ))}
      </S.Art>
      <S.Swing>
        <S.Art {...picture} aria-hidden="true" focusable="false">
          <Lantern x={800} y={170} scale={1.35} lit cord={70} />
        </S.Art>
      </S.Swing>
    </>
  );
}
