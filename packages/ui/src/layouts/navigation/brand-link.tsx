import { BrandMark } from '../../components/brand-mark/brand-mark.tsx';
import { fill } from '../../messages/fill.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import type { FrameBrand } from './nav-item.ts';
import { BrandAnchor } from './navigation.styles.ts';

export interface BrandLinkProps {
  brand: FrameBrand;
  /** Logo alone, or with the name. Default `full`. */
  variant?: 'full' | 'mark' | undefined;
}

/** The brand as a link to the lobby. */
export function BrandLink({ brand, variant = 'full' }: BrandLinkProps) {
  const { base } = useMessages();
  return (
    <BrandAnchor
      href={brand.href}
      aria-label={fill(base.toLobby, { brand: brand.name })}
      className="lobi-Frame-brand"
    >
      <BrandMark
        name={brand.name}
        mark={brand.mark}
        wordmark={brand.wordmark}
        variant={variant === 'mark' ? 'mark' : 'full'}
        collapsible
        aria-hidden="true"
      />
    </BrandAnchor>
  );
}
