/** Returns whether a reload would lose a visitor's work: an open dialog, a focused field, or one that was filled in. */
export function hasUnsavedInput(): boolean {
  if (document.querySelector('dialog[open], :focus:is(input, select, textarea)')) return true;
  // The value of a checkbox does not tell whether it is ticked.
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (field) =>
      field.matches('[type=checkbox], [type=radio]')
        ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
        : field.value !== field.defaultValue,
  );
}
