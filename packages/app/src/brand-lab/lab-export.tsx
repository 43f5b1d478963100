import { CopyButton, Heading, Stack } from '@lobi/ui';
import { brandCss, designTokensText } from '@lobi/ui/tokens';
import { brandText } from '../../../ui/src/tokens/brand-text.ts';
import { BrandImport } from './brand-import.tsx';
import { brandFile, brandOf } from './lab-state.ts';
import type { BrandLabState } from './use-brand-lab.ts';

/** The brand as a file in several formats to copy, and the import of a brand file. */
export function LabExport({ lab }: { lab: BrandLabState }) {
  const { now, start, imported, take } = lab;
  const exportName = `${start.name}-new`;
  const theme = brandOf(start, now, exportName);
  return (
    <Stack gap={4}>
      <Heading level={2} size="sm">
        Export
      </Heading>
      {!imported && (
        <CopyButton
          labelled
          variant="solid"
          value={brandFile(now, exportName)}
          thing="brand.config.ts"
        />
      )}
      <CopyButton
        labelled
        variant={imported ? 'solid' : 'outline'}
        value={brandText(theme)}
        thing="token table"
      />
      <CopyButton
        labelled
        variant="outline"
        value={designTokensText(theme)}
        thing="design tokens, W3C JSON"
      />
      <CopyButton labelled variant="outline" value={brandCss(theme)} thing="CSS" />
      <BrandImport onRead={take} />
    </Stack>
  );
}
