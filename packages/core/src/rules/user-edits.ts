import type { UserDetail } from '../contract/schemas/user.ts';
import { mayManage, type Person, type Reader } from './may-manage.ts';

/** Fields of a user that may be edited. */
export type EditableField = UserDetail['editable'][number];

const contact: EditableField[] = ['name', 'phone', 'email'];

/**
 * Fields of a visible user that the viewer may edit: the viewer's name and contacts; an agent those of
 * players below, and the rate of agents directly below; staff all fields of the users they manage. Only
 * agents have a rate.
 * @source ours
 */
export function editableFields(reader: Reader, target: Person): EditableField[] {
  if (reader.id === target.id) return contact;
  if (reader.status !== 'activated' || !mayManage(reader, target)) return [];
  if (reader.role !== 'agent') {
    return target.role === 'agent' ? [...contact, 'commissionBp'] : contact;
  }
  if (target.role === 'player') return contact;
  return target.parentId === reader.id ? ['commissionBp'] : [];
}
