import { parseWithdrawal, type Withdrawal, type WithdrawalField } from '@marehalm/checkout-domain';

/** Fills an empty field. If it has the focus, its text is selected, so that typing replaces it as after the Tab key. */
export function fillIn(form: HTMLFormElement, name: WithdrawalField, value: string): void {
  const field = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    `input[name="${name}"]:not([type="checkbox"]), textarea[name="${name}"]`,
  );
  if (value === '' || field?.value !== '') return;
  field.value = value;
  if (document.activeElement === field) field.select();
}

/** Writes what was written before into the fields that are still empty. */
export function fillInAll(form: HTMLFormElement, { scope, ...texts }: Withdrawal): void {
  for (const [name, text] of Object.entries(texts)) fillIn(form, name as keyof typeof texts, text);
  const choice = form.elements.namedItem('scope');
  // The whole order is the default, so it must not override what the shopper has chosen meanwhile.
  if (scope === 'goods' && choice instanceof RadioNodeList) choice.value = scope;
}

/** Ticks the goods that the text below them names line by line, and takes them out of it: a draft knows lines alone. */
export function tickNamed(form: HTMLFormElement): void {
  const text = form.querySelector('textarea');
  if (!text) return;
  const left = new Set(text.value.split('\n'));
  for (const box of form.querySelectorAll<HTMLInputElement>('[type="checkbox"][name="goods"]')) {
    if (left.delete(box.value)) box.checked = true;
  }
  text.value = [...left].join('\n');
}

/** Empties the form for another order of the same shopper; returns what is left in it. */
export function startAnew(
  form: HTMLFormElement,
  { name, email }: Pick<Withdrawal, 'name' | 'email'>,
): Withdrawal {
  form.reset();
  fillIn(form, 'name', name);
  fillIn(form, 'email', email);
  return parseWithdrawal(new FormData(form));
}
