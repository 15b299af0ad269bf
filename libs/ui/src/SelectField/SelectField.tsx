import type { ComponentPropsWithRef } from 'react';
import { Field, type BaseFieldProps } from '../Field/Field.tsx';
import fieldStyles from '../Field/Field.module.css';
import { Icon } from '../Icon/Icon.tsx';

export interface SelectFieldProps
  extends BaseFieldProps, Omit<ComponentPropsWithRef<'select'>, 'className'> {}

/** One of many, by the platform's own list. Children are `<option>`s. For five or fewer prefer RadioGroup. */
export function SelectField({
  label,
  optional,
  hint,
  error,
  count,
  id,
  children,
  ...rest
}: SelectFieldProps) {
  return (
    <Field
      label={label}
      optional={optional}
      hint={hint}
      error={error}
      count={count}
      id={id}
      aria-describedby={rest['aria-describedby']}
    >
      {(attributes) => (
        <div className={fieldStyles.select}>
          <select {...rest} {...attributes} className={fieldStyles.control}>
            {children}
          </select>
          <Icon name="chevron-down" />
        </div>
      )}
    </Field>
  );
}
