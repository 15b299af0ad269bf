import { useIntl } from 'react-intl';
import { PasswordField, TextField } from '@marehalm/ui';
import type { AccountFormControls } from './account-form';
import { MAX_ADDRESS_FIELD_LENGTH, MIN_PASSWORD_LENGTH } from '@marehalm/checkout-domain';

/** The email address for logging in. Password managers store it as the user name. */
export function EmailField({ form, hint }: { form: AccountFormControls; hint?: string }) {
  const intl = useIntl();
  return (
    <TextField
      {...form.field('email')}
      label={intl.formatMessage({ id: 'checkout.field.email' })}
      hint={hint}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={MAX_ADDRESS_FIELD_LENGTH}
    />
  );
}

/** Renders a password field that password managers fill with the current password. */
export function CurrentPasswordField({ form, label }: { form: AccountFormControls; label: string }) {
  const intl = useIntl();
  return (
    <PasswordField
      {...form.field('password')}
      label={label}
      autoComplete="current-password"
      showText={intl.formatMessage({ id: 'account.show' })}
      hideText={intl.formatMessage({ id: 'account.hide' })}
    />
  );
}

/** A new password, with its rules shown before it is typed. */
export function NewPasswordField({ form, label }: { form: AccountFormControls; label: string }) {
  const intl = useIntl();
  const { value, ...field } = form.field('newPassword');
  const isLong = [...value].length >= MIN_PASSWORD_LENGTH;
  return (
    <PasswordField
      {...field}
      value={value}
      label={label}
      autoComplete="new-password"
      showText={intl.formatMessage({ id: 'account.show' })}
      hideText={intl.formatMessage({ id: 'account.hide' })}
      rules={[
        {
          id: 'length',
          text: intl.formatMessage({ id: 'account.rule.length' }, { count: MIN_PASSWORD_LENGTH }),
          met: isLong ? intl.formatMessage({ id: 'account.rule.met' }) : undefined,
        },
      ]}
    />
  );
}

/** Renders the fields for first and last name. */
export function NameFields({ form }: { form: AccountFormControls }) {
  const intl = useIntl();
  return (
    <>
      <TextField
        {...form.field('firstName')}
        label={intl.formatMessage({ id: 'checkout.field.firstName' })}
        autoComplete="given-name"
        maxLength={MAX_ADDRESS_FIELD_LENGTH}
      />
      <TextField
        {...form.field('lastName')}
        label={intl.formatMessage({ id: 'checkout.field.lastName' })}
        autoComplete="family-name"
        maxLength={MAX_ADDRESS_FIELD_LENGTH}
      />
    </>
  );
}
