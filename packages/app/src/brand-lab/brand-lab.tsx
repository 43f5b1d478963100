import { Heading } from '@lobi/ui';
import { brandCss } from '@lobi/ui/tokens';
import * as S from './brand-lab.styles.ts';
import { BrandPreview } from './brand-preview.tsx';
import { ContrastPanel } from './contrast-panel.tsx';
import { LabExport } from './lab-export.tsx';
import { LabAccent, LabColours, LabScales } from './lab-look.tsx';
import type { Changes } from './lab-state.ts';
import { LabSteps } from './lab-steps.tsx';
import { labBrand, useBrandLab } from './use-brand-lab.ts';

export interface BrandLabProps {
  /** Changes that the address holds. */
  changes: Changes;
  /** Called on every change, so that the address stores it. */
  onChange?: ((changes: Changes) => void) | undefined;
}

/** Where a brand is made: every colour and scale, its contrast, and what it looks like. */
export function BrandLab({ changes, onChange }: BrandLabProps) {
  const lab = useBrandLab(changes, onChange);
  const { brand, palette, paint, now } = lab;
  return (
    <S.Lab>
      <style>{brandCss(brand)}</style>
      <S.Tools>
        <Heading level={1} size="lg">
          Brand lab
        </Heading>
        <LabSteps lab={lab} />
        <ContrastPanel palette={palette} onFix={paint} />
        <LabAccent lab={lab} />
        <LabScales lab={lab} />
        <LabColours lab={lab} />
        <LabExport lab={lab} />
      </S.Tools>
      <BrandPreview brand={labBrand} density={now.density} />
    </S.Lab>
  );
}
