import { limitKinds, type Limit, type User } from '@lobi/core/contract';
import { Grid } from '@lobi/ui';
import { LimitOfKind } from './limit-of-kind.tsx';

/** The reader's own limits, a form for each kind: lower at once, raise or lift after a wait. @source ours */
export function LimitEditors({ limits, reader }: { limits: readonly Limit[]; reader: User }) {
  return (
    <Grid minColumn="320px" align="start">
      {limitKinds.map((kind) => (
        <LimitOfKind key={kind} kind={kind} limits={limits} reader={reader} />
      ))}
    </Grid>
  );
}
