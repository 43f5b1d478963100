import { limitKinds, type Limit, type LimitKind, type User } from '@lobi/core/contract';
import { Grid } from '@lobi/ui';
import { LimitOfKind } from './limit-of-kind.tsx';

interface LimitEditorsProps {
  limits: readonly Limit[];
  reader: User;
  /** Kinds to show; default all. */
  kinds?: readonly LimitKind[];
}

/**
 * The user's own limits, a form for each kind: lowered at once, raised or removed after a waiting
 * period. @source ours
 */
export function LimitEditors({ limits, reader, kinds = limitKinds }: LimitEditorsProps) {
  return (
    <Grid minColumn="320px" align="start">
      {kinds.map((kind) => (
        <LimitOfKind key={kind} kind={kind} limits={limits} reader={reader} />
      ))}
    </Grid>
  );
}
