import { mdiShieldCheckOutline } from '@mdi/js';
import { fill } from '../../../messages/fill.ts';
import { Button } from '../../../primitives/button/button.tsx';
import { CopyButton } from '../../../primitives/copy-button/copy-button.tsx';
import { Icon } from '../../../primitives/icon/icon.tsx';
import { KitLink } from '../../../primitives/kit-link/kit-link.tsx';
import { slotClass } from '../../../primitives/slot-class.ts';
import type { RoundProofFacts } from '../table.types.ts';
import { useTableFormat } from '../use-table-format.ts';
import * as S from './round-proof.styles.ts';

export interface RoundProofProps {
  /** The last finished round; `null` before the first. */
  proof: RoundProofFacts | null;
  className?: string | undefined;
}

/** The hash of the last finished round, to copy, with a link to its verification. */
export function RoundProof({ proof, className }: RoundProofProps) {
  const { texts, number } = useTableFormat();
  const title = proof && fill(texts.proof, { number: number(proof.number) });
  return (
    <S.Root
      className={slotClass('RoundProof', 'root', className)}
      aria-label={title ?? texts.proofHash}
    >
      <S.Head>
        <Icon path={mdiShieldCheckOutline} />
        <h2>{title ?? texts.proofHash}</h2>
      </S.Head>
      {proof ? (
        <>
          <S.Hash>
            <code dir="ltr">{proof.hash}</code>
            <CopyButton value={proof.hash} thing={texts.proofHash} />
          </S.Hash>
          <S.Note>{texts.proofText}</S.Note>
          <Button variant="outline" fullWidth render={<KitLink href={proof.href} />}>
            {fill(texts.proofCheck, { number: number(proof.number) })}
          </Button>
        </>
      ) : (
        <S.Note>{texts.proofNone}</S.Note>
      )}
    </S.Root>
  );
}
