import { randomBytes } from 'node:crypto';
import {
  AppError,
  passwordLength,
  passwordSchema,
  usernameSchema,
  type Currency,
} from '@lobi/core/contract';
import { StartError } from '../config/start-error.ts';
import { assertGoodPassword } from '../services/auth/common-passwords.ts';
import { digest } from '../services/auth/keyed-mark.ts';
import { createPasswordHasher } from '../services/auth/password-hasher.ts';
import { passwordLinkMinutes } from '../services/auth/password-links.ts';
import { unknownPlace } from '../services/people/unknown-place.ts';
import { createUserService } from '../services/people/users.ts';
import { insertActivity } from '../store/activity.ts';
import type { Database, Transaction } from '../store/database.ts';
import { insertPasswordLink } from '../store/password-links.ts';
import { currentTime } from '../store/rounds.ts';
import { column } from '../store/row-shape.ts';

/** A superadmin to be created from the command line. */
export interface NewSuperadmin {
  readonly username: string;
  /** `undefined`: the user sets it with a one-time link. */
  readonly password: string | undefined;
  /** Creates one although another exists. */
  readonly isAdditional: boolean;
  readonly currency: Currency;
}

/** Data of a link that sets the password. */
export interface PasswordLinkToken {
  readonly token: string;
  readonly expiresAt: Date;
}

/** Sentences for the operator by error code of the services. */
const sentences: Readonly<Record<string, string>> = {
  'validation.commonPassword': 'Many people have this password; choose another one.',
  'validation.passwordOfName': 'The password must not be made of the username.',
};

/** Parses and normalizes a username. */
function parseUsername(text: string): string {
  const parsed = usernameSchema.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new StartError(
    '--username must have 3 to 32 letters, digits, dots, hyphens and underscores, and begin with a letter or a digit.',
  );
}

function assertUsablePassword(username: string, password: string | undefined): void {
  if (password === undefined) return;
  if (!passwordSchema.safeParse(password).success) {
    throw new StartError(
      `The password must have ${passwordLength.min} to ${passwordLength.max} characters.`,
    );
  }
  try {
    assertGoodPassword(password, username);
  } catch (error) {
    const [key = ''] = (error instanceof AppError && error.errors?.['password']) || [];
    throw new StartError(sentences[key] ?? 'This password is not allowed.', error);
  }
}

/**
 * Asserts that no superadmin exists; those of the demo do not count, since they cannot operate a real
 * platform.
 */
async function assertFirst(tx: Transaction): Promise<void> {
  const other = await tx.row({
    text: `select username from users where role = 'superadmin' and demo_account is null
       order by created_at, id limit 1`,
    columns: { username: column.text },
  });
  if (!other) return;
  throw new StartError(
    `There is a superadmin already: ${other.username}. Give --additional to create another one.`,
  );
}

async function makeLink(tx: Transaction, userId: string): Promise<PasswordLinkToken> {
  const token = randomBytes(32).toString('base64url');
  const at = await currentTime(tx);
  const expiresAt = new Date(at.getTime() + passwordLinkMinutes * 60_000);
  await insertPasswordLink(tx, { userId, madeBy: null, tokenHash: digest(token), at, expiresAt });
  return { token, expiresAt };
}

/**
 * Creates a superadmin and logs it in the activity log; returns the link that sets the password if none
 * was given. Of two concurrent calls the second is rejected. Errors: `StartError` with one sentence when
 * a superadmin exists, the username is taken, or username or password are invalid.
 */
export async function createSuperadmin(
  db: Database,
  wanted: NewSuperadmin,
): Promise<PasswordLinkToken | undefined> {
  const { password, isAdditional, currency } = wanted;
  const username = parseUsername(wanted.username);
  assertUsablePassword(username, password);
  // Until the link is used, the password is unknown to everyone.
  const secret = password ?? randomBytes(32).toString('base64url');
  const passwordHash = await createPasswordHasher().hash(secret);
  const users = createUserService({ db, currency, isDemo: false });
  try {
    return await db.transaction(async (tx) => {
      await tx.run(`select pg_advisory_xact_lock(hashtextextended('create-superadmin', 0))`);
      if (!isAdditional) await assertFirst(tx);
      const { id } = await users.create(tx, {
        username,
        passwordHash,
        role: 'superadmin',
        status: 'activated',
        verified: true,
        parentId: null,
      });
      await insertActivity(tx, {
        ...unknownPlace,
        userId: id,
        action: 'superadmin-create',
        details: { password: password === undefined ? 'by link' : 'given' },
      });
      return password === undefined ? await makeLink(tx, id) : undefined;
    });
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== 'username_taken') throw error;
    throw new StartError(`The username ${username} is taken.`, error);
  }
}
