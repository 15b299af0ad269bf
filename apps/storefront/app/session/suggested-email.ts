/** The address that the next form for a new account begins with, told by the page before. It is never stored. */
let suggested = '';

/** Suggests the address of an order for forms that ask for it again (WCAG 2.2, 3.3.7). An empty text removes it. */
export function suggestEmail(email: string): void {
  suggested = email;
}

/** The address; empty where there is none. */
export const suggestedEmail = (): string => suggested;
