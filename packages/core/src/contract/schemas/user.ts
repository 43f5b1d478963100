import * as z from 'zod/mini';
import { isPasswordOfName } from '../is-password-of-name.ts';
import { passwordLength, usernamePattern } from '../limits.ts';
import { normalizeUsername } from '../normalize.ts';
import { roles } from '../roles.ts';
import { freezeReasons, publicReasons, type PublicReason } from '../public-reasons.ts';
import {
  resemblanceSigns,
  statusCauses,
  userStatuses,
  type RegistrationField,
} from '../statuses.ts';
import {
  birthDateSchema,
  daySchema,
  idSchema,
  publicMessageSchema,
  publicMessageShape,
  lineSchema,
  moneySchema,
  phoneSchema,
  reasonSchema,
  timeSchema,
} from './common.ts';
import { codeSchema } from './second-factor.ts';
import { walletSchema } from './wallet.ts';

/** A frozen wallet: the internal reason, for staff only, and the message to its owner. @source ours */
const freezeSchema = z.object({
  reason: z.nullable(z.string()),
  message: publicMessageSchema,
  since: timeSchema,
});

/** Location as far as it is known: a two-letter country code and a city name. @source ours */
const placeSchema = z.object({ country: z.nullable(z.string()), city: z.nullable(z.string()) });

/** The signed-in user. @source spec §3 (id, username, role, wallet), rest ours */
export const userSchema = z.object({
  id: idSchema,
  username: z.string(),
  role: z.enum(roles),
  status: z.enum(userStatuses),
  /**
   * Party that set the status. A user on a self-chosen break may still withdraw; a user restricted by
   * staff may not.
   */
  statusCause: z.enum(statusCauses),
  /** Time before which the status does not end; `null` for none, the year 9999 for an indefinite break. */
  statusUntil: z.nullable(timeSchema),
  /** Earliest time at which the user may request the end of an indefinite break; otherwise `null`. */
  breakEndableAt: z.nullable(timeSchema),
  wallet: walletSchema,
  /** Nothing leaves the wallet meanwhile, but money still arrives; `null` when it is not frozen. */
  freeze: z.nullable(freezeSchema),
  createdAt: timeSchema,
  /** Sign-in before this one; `null` at the first. */
  lastLoginAt: z.nullable(timeSchema),
  /** Location of that sign-in; `null` if unknown. */
  lastLoginPlace: z.nullable(placeSchema),
  /** Signing in requires a second factor. */
  hasSecondFactor: z.boolean(),
  /** Notifications that have not been read. */
  unread: z.int(),
});
export type User = z.infer<typeof userSchema>;

/** Hold of an account that resembles excluded or blocked users. @source ours – protection, row 2 and 16 */
const holdSchema = z.object({
  since: timeSchema,
  /** Accounts that it resembles, and their common details; `null` for users who are not staff. */
  matches: z.nullable(
    z.array(
      z.object({
        user: z.object({ id: idSchema, username: z.string() }),
        status: z.enum(userStatuses),
        signs: z.array(z.enum(resemblanceSigns)),
      }),
    ),
  ),
});
export type AccountHold = z.infer<typeof holdSchema>;

/** A user as others see them in lists. @source spec §3 (labels of user), rest ours */
export const userRowSchema = z.object({
  id: idSchema,
  username: z.string(),
  role: z.enum(roles),
  /** Depth of an agent in the tree: 1 without an agent above; `null` for everyone else. */
  level: z.nullable(z.int()),
  status: z.enum(userStatuses),
  parent: z.nullable(z.object({ id: idSchema, username: z.string() })),
  wallet: walletSchema,
  /** All earnings of an agent that were not reversed, claimed or not; `null` for other roles. */
  earnings: z.nullable(moneySchema),
  /** Only staff activates a held account; `null` when it is not held, and for its owner. */
  hold: z.nullable(holdSchema),
  createdAt: timeSchema,
});
export type UserRow = z.infer<typeof userRowSchema>;

/**
 * A user in full, as far as the viewer may see it: contacts of others are masked for agents. @source
 * ours
 */
export const userDetailSchema = z.extend(userRowSchema, {
  name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** For the user and staff; `null` for others, and if it was not requested. */
  birthDate: z.nullable(daySchema),
  /**
   * Code that registers new members below this agent, or under the agent of this player. For the user
   * and admins; `null` for others, and while the account is not activated.
   */
  referralCode: z.nullable(z.string()),
  /** Number of users registered with the code; `null` for users who may not see the code. */
  referred: z.nullable(z.int()),
  /** The user whose code was used; for the user, admins and agents above both. */
  referrer: z.nullable(z.object({ id: idSchema, username: z.string() })),
  /** Total rate of an agent on the downline's stakes, in basis points. */
  commissionBp: z.nullable(z.int()),
  /** Time of the identity and age check; `null` without one. The reviewer is shown to staff only. */
  verification: z.nullable(z.object({ at: timeSchema, by: z.nullable(z.string()) })),
  /** Party that set the status. */
  statusCause: z.enum(statusCauses),
  /** Note of the staff about the status; `null` for other readers. */
  statusReason: z.nullable(z.string()),
  /** Message to the user about a status set by staff or an agent; otherwise `null`. */
  statusMessage: z.nullable(publicMessageSchema),
  statusUntil: z.nullable(timeSchema),
  /**
   * Time at which a restriction by staff ends automatically; `null` if staff must lift it, or without
   * one.
   */
  restrictedUntil: z.nullable(timeSchema),
  /** Earliest time at which the user may request the end of an indefinite break; otherwise `null`. */
  breakEndableAt: z.nullable(timeSchema),
  /** Freeze of the wallet, for its owner and staff; `null` for others, and when it is not frozen. */
  freeze: z.nullable(freezeSchema),
  lastLoginAt: z.nullable(timeSchema),
  version: z.int(),
  /** Actions that the viewer may take. */
  actions: z.array(
    z.enum([
      'edit',
      'cash-in',
      'cash-out',
      'pay-out',
      'freeze',
      'unfreeze',
      'password-link',
      'end-second-factor',
      'reset-withdrawal-pin',
      'change-role',
      'float',
      'move',
      'see-activity',
      'see-sessions',
      'see-notes',
    ]),
  ),
  /** Fields that the viewer may edit. */
  editable: z.array(z.enum(['name', 'phone', 'email', 'commissionBp'])),
  /** Statuses that the viewer may set. */
  allowedStatuses: z.array(z.enum(userStatuses)),
});
export type UserDetail = z.infer<typeof userDetailSchema>;

/** One member of a downline, with its figures of the last 7 days. @source ours */
export const downlineMemberSchema = z.extend(userRowSchema, {
  /** Direct members below. */
  children: z.int(),
  players: z.int(),
  turnover: moneySchema,
  /** Share of the turnover that the given agent earns, in basis points. */
  shareBp: z.int(),
  commission: moneySchema,
});
export type DownlineMember = z.infer<typeof downlineMemberSchema>;

/** New username: 3 to 32 characters, normalized to lower case. */
export const usernameSchema = z
  .string()
  .check(z.overwrite(normalizeUsername), z.minLength(3), z.maxLength(32), z.regex(usernamePattern));

/** New password: length only; no composition rules. */
export const passwordSchema = z
  .string()
  .check(z.minLength(passwordLength.min), z.maxLength(passwordLength.max));

/** For a body with both: the password is not the username, nor little more than it. */
export const passwordIsNotName = z.refine<{
  readonly username: string;
  readonly password: string;
}>(({ username, password }) => !isPasswordOfName(password, username), {
  path: ['password'],
  error: 'passwordOfName',
});

/** Agreement given on this device, and its time. @source ours – protection, row 1 */
export const agreementSchema = z.object({
  noticeVersion: z.string().check(z.minLength(1), z.maxLength(32)),
  /** Time by the clock of the device; omitted if it was not stored. */
  agreedAt: z.optional(timeSchema),
});
export type Agreement = z.infer<typeof agreementSchema>;

/** Body of the login. @source spec §7; `code` and `agreement` ours */
export const loginSchema = z.object({
  username: z.string().check(z.overwrite(normalizeUsername), z.minLength(1), z.maxLength(64)),
  password: z.string().check(z.minLength(1), z.maxLength(passwordLength.max)),
  /** From an authenticator app, or a recovery code; for accounts with a second factor. */
  code: z.optional(codeSchema),
  agreement: z.optional(agreementSchema),
});
export type Login = z.infer<typeof loginSchema>;

/** Personal data of a user; the policy pack decides which of it a registration requires. @source ours */
const personShape = {
  name: z.optional(lineSchema({ min: 2, max: 80 })),
  birthDate: z.optional(birthDateSchema),
  phone: z.optional(phoneSchema),
  email: z.optional(z.email()),
};

/** Body of the registration. @source ours; `referral` spec §2 */
export const registerSchema = z
  .object({
    username: usernameSchema,
    password: passwordSchema,
    passwordConfirmation: z.string().check(z.minLength(1)),
    ...personShape,
    referral: z.optional(z.string().check(z.maxLength(64))),
    agreement: z.optional(agreementSchema),
  })
  .check(
    passwordIsNotName,
    z.refine((body) => body.password === body.passwordConfirmation, {
      path: ['passwordConfirmation'],
      error: 'confirmed',
    }),
  );
export type Register = z.infer<typeof registerSchema>;

/** Returns the required fields that a registration lacks. @source ours */
export const missingFields = (
  body: Pick<Register, RegistrationField>,
  requiredFields: readonly RegistrationField[],
): RegistrationField[] => requiredFields.filter((field) => !body[field]);

/** Body of a registration with required personal data: every given field is required. @source ours */
export const registerSchemaFor = (requiredFields: readonly RegistrationField[]) =>
  registerSchema.check(
    ...requiredFields.map((field) =>
      z.refine<Register>((body) => missingFields(body, [field]).length === 0, {
        path: [field],
        error: 'required',
      }),
    ),
  );

/** Body of creating a user below. @source ours */
export const userCreateSchema = z
  .strictObject({
    username: usernameSchema,
    password: passwordSchema,
    role: z.enum(['player', 'agent', 'declare', 'admin']),
    /** Agent above; default the caller, if an agent. */
    parentId: z.optional(idSchema),
    /** Agents only. */
    commissionBp: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
  })
  .check(passwordIsNotName);
export type UserCreate = z.infer<typeof userCreateSchema>;

/** Editable fields of a user; an omitted field stays unchanged. @source ours */
export const userUpdateSchema = z.strictObject({
  version: z.int(),
  name: z.optional(z.nullable(lineSchema({ min: 0, max: 80 }))),
  /** Returned in international form; without a plus it is a number of the platform's country. */
  phone: z.optional(z.nullable(phoneSchema)),
  email: z.optional(z.nullable(z.email())),
  commissionBp: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
});
export type UserUpdate = z.infer<typeof userUpdateSchema>;

/** Body of a change of status. @source spec §4 (statuses), rest ours */
const statusChangeShape = z.strictObject({
  status: z.enum(userStatuses),
  /**
   * Day on which a restriction ends automatically, later than today in the platform's time zone; without
   * it staff lifts it. For no other status.
   */
  until: z.optional(daySchema),
  /** Identity and age were checked; required to activate an account for the first time (`mustVerify`). */
  verified: z.optional(z.literal(true)),
  /** The user was compared with the owners of similar accounts; required to activate a held account. */
  compared: z.optional(z.literal(true)),
  /** Reason for staff only: the user never sees it. */
  reason: reasonSchema,
  /** Message to the user: a reason code of the new status; default `general`. */
  ...publicMessageShape,
  version: z.int(),
});

const isReasonOf = (reason: PublicReason | undefined, reasons: readonly PublicReason[]): boolean =>
  reason === undefined || reasons.includes(reason);

export const userStatusChangeSchema = statusChangeShape.check(
  z.refine(({ status, publicReason }) => isReasonOf(publicReason, publicReasons[status]), {
    path: ['publicReason'],
    error: 'choice',
  }),
);
export type UserStatusChange = z.infer<typeof userStatusChangeSchema>;

/** Body of changing the caller's own password. @source ours */
export const passwordChangeSchema = z
  .strictObject({
    currentPassword: z.string().check(z.minLength(1), z.maxLength(passwordLength.max)),
    password: passwordSchema,
    passwordConfirmation: z.string().check(z.minLength(1)),
  })
  .check(
    z.refine((body) => body.password === body.passwordConfirmation, {
      path: ['passwordConfirmation'],
      error: 'confirmed',
    }),
  );
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** A password link, returned once to the user who passes it on. @source ours */
export const passwordLinkSchema = z.object({
  /** 256 random bits; the page of the new password reads it from the fragment of its address. */
  token: z.string(),
  expiresAt: timeSchema,
});
export type PasswordLink = z.infer<typeof passwordLinkSchema>;

/** Body of a new password by a link. @source ours */
export const passwordResetSchema = z
  .strictObject({
    token: z.string().check(z.minLength(1), z.maxLength(128)),
    password: passwordSchema,
    passwordConfirmation: z.string().check(z.minLength(1)),
  })
  .check(
    z.refine((body) => body.password === body.passwordConfirmation, {
      path: ['passwordConfirmation'],
      error: 'confirmed',
    }),
  );
export type PasswordReset = z.infer<typeof passwordResetSchema>;

/** Body of freezing or unfreezing a wallet. @source ours */
const walletFreezeShape = z.strictObject({
  frozen: z.boolean(),
  /** Reason for staff only: the owner never sees it. */
  reason: reasonSchema,
  ...publicMessageShape,
});

export const walletFreezeSchema = walletFreezeShape.check(
  z.refine(
    ({ frozen, publicReason }) =>
      isReasonOf(publicReason, freezeReasons[frozen ? 'freeze' : 'unfreeze']),
    { path: ['publicReason'], error: 'choice' },
  ),
);
export type WalletFreeze = z.infer<typeof walletFreezeSchema>;
