import { Heading } from '@lobi/ui';
import { brandCss } from '@lobi/ui/tokens';
import * as S from './brand-lab.styles.ts';
import { BrandPreview } from './brand-preview.tsx';
import { ContrastPanel } from './contrast-panel.tsx';
import { InEnglish } from './in-english.tsx';
import { LabExport } from './lab-export.tsx';
import { LabAccent, LabColours, LabScales } from './lab-theme.tsx';
import type { Changes } from './lab-state.ts';
import { LabSteps } from './lab-steps.tsx';
import { labBrand, useBrandLab } from './use-brand-lab.ts';

export interface BrandLabProps {
  /** Changes stored in the address. */
  changes: Changes;
  /** Called on every change, to store it in the address. */
  onChange?: ((changes: Changes) => void) | undefined;
}

/** Editor of a brand: all colours and scales, their contrast, and a preview. */
export function BrandLab({ changes, onChange }: BrandLabProps) {
  const lab = useBrandLab(changes, onChange);
  const { brand, paint, now, schemes, scheme, setScheme } = lab;
  return (
    <S.Lab>
      <style>{brandCss(brand)}</style>
      <S.Tools lang="en">
        <InEnglish>
          <Heading level={1} size="lg">
            Brand lab
          </Heading>
          <LabSteps lab={lab} />
          <ContrastPanel brand={brand} scheme={scheme} onFix={paint} />
          <LabAccent lab={lab} />
          <LabScales lab={lab} />
          <LabColours lab={lab} />
          <LabExport lab={lab} />
        </InEnglish>
      </S.Tools>
      <BrandPreview
        brand={labBrand}
        schemes={schemes}
        scheme={scheme}
        onScheme={setScheme}
        gameArt={brand.gameArt}
        density={now.density}
      />
    </S.Lab>
  );
}
