import { Inline, KitLink, Show, type NavItem } from '@lobi/ui';

/** The brand's links in the header of a wide page. */
export function NavbarLinks({ links }: { readonly links: readonly NavItem[] }) {
  if (links.length === 0) return null;
  return (
    <Show above="mobile">
      <Inline gap={4}>
        {links.map(({ href, label }) => (
          <KitLink key={href} href={href}>
            {label}
          </KitLink>
        ))}
      </Inline>
    </Show>
  );
}
