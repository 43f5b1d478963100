import { Button, Icon, KitLink, Stack } from '@lobi/ui';
import { mdiArrowRight } from '@mdi/js';

interface LinkListProps {
  /** Names the group. */
  label: string;
  links: readonly { readonly href: string; readonly label: string }[];
}

/** Vertical list of links from a page. */
export function LinkList({ label, links }: LinkListProps) {
  return (
    <Stack as="nav" aria-label={label} gap={2} align="start">
      {links.map(({ href, label: text }) => (
        <Button
          key={href}
          variant="ghost"
          tone="neutral"
          iconEnd={<Icon path={mdiArrowRight} size={16} flip />}
          render={<KitLink href={href} />}
        >
          {text}
        </Button>
      ))}
    </Stack>
  );
}
