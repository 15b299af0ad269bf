import { describe, expect, test } from 'vitest';
import type { AccountField, AccountProblemKind } from './account-answers.ts';
import { storefrontSchema } from './testing/storefront-schema.ts';
import {
  serveAccounts,
  address,
  accountMutationCases,
  customer,
  testMailedKey,
  password,
  session,
  testResetUrl,
} from './testing/account-mutation-cases.ts';

describe('errors of a mutation', () => {
  const codes = Object.keys(
    Object.fromEntries(
      (storefrontSchema.getType('CustomerErrorCode') as unknown as { getValues(): { name: string }[] })
        .getValues()
        .map(({ name }) => [name, name]),
    ),
  );

  const problemKinds: Readonly<Record<string, AccountProblemKind>> = {
    ALREADY_ENABLED: 'other',
    BAD_DOMAIN: 'bad-domain',
    BLANK: 'blank',
    CONTAINS_HTML_TAGS: 'contains-html',
    CONTAINS_URL: 'contains-url',
    CUSTOMER_DISABLED: 'disabled',
    INVALID: 'invalid',
    INVALID_MULTIPASS_REQUEST: 'other',
    NOT_FOUND: 'other',
    PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE: 'space-at-ends',
    TAKEN: 'taken',
    TOKEN_INVALID: 'other',
    TOO_LONG: 'too-long',
    TOO_SHORT: 'too-short',
    UNIDENTIFIED_CUSTOMER: 'other',
  };

  const link = {
    TOKEN_INVALID: 'link-invalid',
    UNIDENTIFIED_CUSTOMER: 'link-invalid',
    NOT_FOUND: 'link-invalid',
  };
  const ended = { TOKEN_INVALID: 'signed-out', UNIDENTIFIED_CUSTOMER: 'signed-out' };
  const gone = { ...ended, NOT_FOUND: 'missing' };
  /** Error codes with their own outcome, by mutation. */
  const outcomes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    customerCreate: { CUSTOMER_DISABLED: 'confirm-email' },
    customerAccessTokenCreate: { UNIDENTIFIED_CUSTOMER: 'wrong-credentials' },
    customerActivate: { ...link, ALREADY_ENABLED: 'already-active' },
    customerActivateByUrl: { ...link, ALREADY_ENABLED: 'already-active' },
    customerRecover: {
      ALREADY_ENABLED: 'ok',
      CUSTOMER_DISABLED: 'ok',
      INVALID_MULTIPASS_REQUEST: 'ok',
      NOT_FOUND: 'ok',
      PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE: 'ok',
      TAKEN: 'ok',
      TOKEN_INVALID: 'ok',
      TOO_SHORT: 'ok',
      UNIDENTIFIED_CUSTOMER: 'ok',
    },
    customerReset: link,
    customerResetByUrl: link,
    customerUpdate: ended,
    customerAddressCreate: ended,
    customerAddressUpdate: gone,
    customerAddressDelete: gone,
    customerDefaultAddressUpdate: gone,
  };

  test.each(accountMutationCases)('$mutation maps each error code', async ({ mutation, ask }) => {
    const errors: { code: string | null; field: string[] | null; message: string }[] = [];
    const accounts = await serveAccounts({
      customer,
      [mutation]: () => ({ customerUserErrors: errors }),
    });
    const found: Record<string, unknown> = {};
    const expected: Record<string, unknown> = {};
    for (const code of codes) {
      errors.splice(0, 1, { code, field: ['input', 'email'], message: 'No' });
      found[code] = await ask(accounts);
      const outcome = outcomes[mutation]?.[code];
      const problem = { kind: problemKinds[code], field: 'email', message: 'No' };
      expected[code] = outcome ? { kind: outcome } : { kind: 'refused', problems: [problem] };
    }
    expect(found).toEqual(expected);
  });

  test('an error without a code and a field is a problem of its own kind', async () => {
    const errors = [{ code: null, field: null, message: 'Limit exceeded' }];
    const accounts = await serveAccounts({ customerCreate: { customerUserErrors: errors } });
    expect(await accounts.signUp({ email: 'b@example.com', password })).toEqual({
      kind: 'refused',
      problems: [{ kind: 'other', message: 'Limit exceeded' }],
    });
  });

  test('recoverPassword() reveals nothing for an error without a code', async () => {
    const errors = [{ code: null, field: ['email'], message: 'Could not find customer' }];
    const accounts = await serveAccounts({ customerRecover: { customerUserErrors: errors } });
    expect(await accounts.recoverPassword('b@example.com')).toEqual({ kind: 'ok' });
  });

  test.each<[path: string[], field: AccountField | undefined]>([
    [['input', 'email'], 'email'],
    [['password'], 'password'],
    [['customer', 'firstName'], 'firstName'],
    [['customer', 'lastName'], 'lastName'],
    [['customer', 'phone'], 'phone'],
    [['address', 'company'], 'company'],
    [['address', 'address1'], 'address1'],
    [['address', 'address2'], 'address2'],
    [['address', 'zip'], 'zip'],
    [['address', 'city'], 'city'],
    [['address', 'country'], 'countryCode'],
    [['address', 'province'], undefined],
    [['input'], undefined],
    [[], undefined],
  ])('an error of %j is a problem of %s', async (path, field) => {
    const errors = [{ code: 'TOO_LONG', field: path, message: 'No' }];
    const accounts = await serveAccounts({ customerAddressCreate: { customerUserErrors: errors } });
    expect(await accounts.addAddress(session, address)).toEqual({
      kind: 'refused',
      problems: [{ kind: 'too-long', ...(field ? { field } : {}), message: 'No' }],
    });
  });

  test('every error is a problem', async () => {
    const errors = [
      { code: 'TAKEN', field: ['input', 'email'], message: 'Email has already been taken' },
      { code: 'TOO_SHORT', field: ['input', 'password'], message: 'Password is too short' },
    ];
    const accounts = await serveAccounts({ customerCreate: { customerUserErrors: errors } });
    expect(await accounts.signUp({ email: 'b@example.com', password })).toEqual({
      kind: 'refused',
      problems: [
        { kind: 'taken', field: 'email', message: 'Email has already been taken' },
        { kind: 'too-short', field: 'password', message: 'Password is too short' },
      ],
    });
  });

  test.each(['resetUrl', 'resetToken', 'id'])(
    'an error of %s concerns the key, whatever its code',
    async (field) => {
      const errors = [{ code: 'INVALID', field: ['input', field], message: 'No' }];
      const payload = { customerUserErrors: errors };
      const accounts = await serveAccounts({ customerReset: payload, customerResetByUrl: payload });
      expect(await accounts.resetPassword(testMailedKey, password)).toEqual({ kind: 'link-invalid' });
      expect(await accounts.resetPassword({ url: testResetUrl }, password)).toEqual({ kind: 'link-invalid' });
    },
  );

  test('an error of the token concerns the session, whatever its code', async () => {
    const errors = [{ code: 'INVALID', field: ['customerAccessToken'], message: 'No' }];
    const accounts = await serveAccounts({ customerUpdate: { customerUserErrors: errors } });
    expect(await accounts.updateProfile(session, {})).toEqual({ kind: 'signed-out' });
  });
});
