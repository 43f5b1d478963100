import type { ChangeRequest } from '@lobi/core/contract';
import type { ChangeRequestRecord } from '../../store/change-requests.ts';

/** A request as its reader may deal with it. */
export function toChangeRequest(
  record: ChangeRequestRecord,
  actions: ChangeRequest['actions'],
): ChangeRequest {
  const { decidedById, decidedByName } = record;
  return {
    id: record.id,
    kind: record.kind,
    status: record.status,
    subject: { id: record.subjectId, name: record.subjectName },
    facts: [...record.facts],
    reason: record.reason,
    askedBy: { id: record.askedById, username: record.askedByName },
    askedAt: record.askedAt.toISOString(),
    expiresAt: record.expiresAt.toISOString(),
    decidedBy:
      decidedById !== null && decidedByName !== null
        ? { id: decidedById, username: decidedByName }
        : null,
    decidedAt: record.decidedAt?.toISOString() ?? null,
    note: record.note,
    actions,
  };
}
