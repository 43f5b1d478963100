import { Button, Callout, useMessages } from '@lobi/ui';

/** Stands where a part of a screen cannot be shown, and says what to do. */
export function LostPart() {
  const { base } = useMessages();
  return (
    <Callout
      tone="danger"
      role="alert"
      action={
        <Button size="sm" variant="soft" onClick={() => location.reload()}>
          {base.reload}
        </Button>
      }
    >
      {base.error500Body}
    </Callout>
  );
}
