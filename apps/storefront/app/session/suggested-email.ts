/** Initial email address for the next form that creates an account, from the previous page. Never stored. */
let suggested = '';

/** Suggests the address of an order for forms that ask for it again (WCAG 2.2, 3.3.7). An empty text removes it. */
export function suggestEmail(email: string): void {
  suggested = email;
}

/** Returns the suggested address, or an empty string. */
export const getSuggestedEmail = (): string => suggested;
