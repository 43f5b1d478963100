import * as z from 'zod/mini';
import { text, webAddress } from './values.ts';

/** Company that runs the site. */
export const company = z.strictObject({
  /** Registered name. */
  legalName: text,
  /** Registered address, in one line. */
  address: z.optional(text),
  /** Licences to offer games. */
  licences: z.optional(
    z
      .array(
        z.strictObject({
          /** Authority and licence number, in the form that the authority requires. */
          name: text,
          /** Page of the authority about the licence. */
          href: z.optional(webAddress),
        }),
      )
      .check(z.maxLength(6)),
  ),
});

/** Ways to reach support. */
export const support = z
  .strictObject({
    /** Address for mail. */
    mail: z.optional(z.email('must be an email address, such as help@example.com.')),
    /** A chat, such as `https://wa.me/6281234567890`. */
    chat: z.optional(webAddress),
    /** Phone number, as people dial it. */
    phone: z.optional(
      z.string().check(
        z.regex(/^\+?\d[\d ().-]{2,24}(?: ext\. ?\d{1,6})?$/, {
          error: 'must be a phone number as people dial it, such as +62 812 3456 7890.',
        }),
      ),
    ),
    /** A help page. */
    url: z.optional(webAddress),
  })
  .check(
    z.refine((support) => Object.keys(support).length > 0, {
      error: 'must name at least one of mail, chat, phone and url, or be left out.',
    }),
  );

/** What laws and licences ask of the site. */
export const compliance = z.strictObject({
  /** Never below the platform's own minimum. */
  minimumAge: z.optional(z.int().check(z.minimum(21), z.maximum(99))),
  /** Raise it to ask everyone for consent again. */
  noticeVersion: z.optional(z.int().check(z.minimum(1))),
  /** Shows others: their wins, bets, cash-outs, shots and number. Default true. */
  socialProof: z.optional(z.boolean()),
  /** Services that help with gambling harm, those of the operator's country first. */
  helpLinks: z.optional(
    z.array(
      z.strictObject({
        /** Name of the service. */
        name: text,
        /** Phone number, as people dial it. */
        phone: z.optional(text),
        /** Address of its page. */
        href: z.optional(z.url()),
        /** Short remark, such as its hours. */
        note: z.optional(text),
      }),
    ),
  ),
});
