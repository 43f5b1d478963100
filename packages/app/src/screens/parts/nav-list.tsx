import { Button, Card, Icon, KitLink, Stack } from '@lobi/ui';
import { useNavigation } from '../../page/use-navigation.ts';

/** The menus as a list, for phones that have no sidebar. */
export function NavList() {
  const { groups } = useNavigation();
  return (
    <Card as="nav" padding={4}>
      <Stack gap={2} align="start">
        {groups
          // On a phone, categories are selected in the lobby itself.
          .filter(({ id }) => id !== 'games')
          .flatMap((group) => group.items)
          .filter((item) => !item.current)
          .map((item) => (
            <Button
              key={item.href}
              variant="ghost"
              tone="neutral"
              iconStart={item.icon !== undefined && <Icon path={item.icon} />}
              render={<KitLink href={item.href} />}
            >
              {item.label}
            </Button>
          ))}
      </Stack>
    </Card>
  );
}
