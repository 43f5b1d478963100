import { Button, KitLink } from '@lobi/ui';

/** Links from excerpts to the full lists. */
export function WaysToAll({
  ways,
}: {
  ways: readonly { readonly href: string; readonly label: string }[];
}) {
  return ways.map(({ href, label }) => (
    <Button key={href} size="sm" variant="link" render={<KitLink href={href} />}>
      {label}
    </Button>
  ));
}
