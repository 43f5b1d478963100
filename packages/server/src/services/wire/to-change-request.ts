import type { ChangeRequest } from '@lobi/core/contract';
import type { ChangeRequestRecord } from '../../store/change-requests.ts';

/** Converts a request, with the actions that the viewer may take. */
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
