/** Values to prefill a withdrawal form with, by field name. */
export type WithdrawalPrefill = Readonly<
  Partial<Record<'name' | 'email' | 'orderNumber' | 'goods' | 'receivedOn', string>>
>;

/** Fills empty fields. One that has the focus is selected, so that typing replaces its text as after the Tab key. */
export function fillEmptyWithdrawalFields(form: HTMLFormElement, texts: WithdrawalPrefill): void {
  for (const [name, text] of Object.entries(texts)) {
    const field = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      `input[name="${name}"]:not([type="checkbox"]), textarea[name="${name}"]`,
    );
    if (text === '' || field?.value !== '') continue;
    field.value = text;
    if (document.activeElement === field) field.select();
  }
}

/** Chooses goods in place of the whole order. The whole order is the default, so it never overrides what was chosen meanwhile. */
export function selectPartialWithdrawal(form: HTMLFormElement): void {
  const choice = form.elements.namedItem('scope');
  if (choice instanceof RadioNodeList) choice.value = 'goods';
}

/** Ticks the checkbox of each item that is named on a line of the form's text area, and removes that line. */
export function tickGoodsNamedInText(form: HTMLFormElement): void {
  const text = form.querySelector('textarea');
  if (!text) return;
  const left = new Set(text.value.split('\n'));
  for (const box of form.querySelectorAll<HTMLInputElement>('[type="checkbox"][name="goods"]')) {
    if (left.delete(box.value)) box.checked = true;
  }
  text.value = [...left].join('\n');
}
