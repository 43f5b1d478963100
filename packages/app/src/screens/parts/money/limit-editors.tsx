import { limitKinds, type Limit, type LimitKind, type User } from '@lobi/core/contract';
import { Grid } from '@lobi/ui';
import { LimitOfKind } from './limit-of-kind.tsx';

interface LimitEditorsProps {
  limits: readonly Limit[];
  reader: User;
  /** Which kinds; default all of them. */
  kinds?: readonly LimitKind[];
}

/** The reader's own limits, a form for each kind: lower at once, raise or lift after a wait. @source ours */
export function LimitEditors({ limits, reader, kinds = limitKinds }: LimitEditorsProps) {
  return (
    <Grid minColumn="320px" align="start">
      {kinds.map((kind) => (
        <LimitOfKind key={kind} kind={kind} limits={limits} reader={reader} />
      ))}
    </Grid>
  );
}
