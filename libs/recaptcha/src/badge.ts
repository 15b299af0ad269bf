import { type RecaptchaWindow } from './grecaptcha.ts';

interface Badge {
  readonly holders: Set<{ readonly hidden: boolean }>;
  /** Missing in browsers that cannot construct one (Safari before 16.4); the badge then stays visible. */
  readonly sheet: CSSStyleSheet | undefined;
}

const badges = new WeakMap<Document, Badge>();

/**
 * Shows the provider's floating badge while at least one handle needs it and none hides it. The provider's code
 * cannot be unloaded and would leave the badge on the page.
 *
 * @returns A function that releases the badge.
 */
export function acquireBadge(window: RecaptchaWindow, hidden: boolean): () => void {
  const badge = badges.get(window.document) ?? createBadge(window);
  badges.set(window.document, badge);
  const holder = { hidden };
  badge.holders.add(holder);
  updateBadge(badge, window.document);
  return () => {
    badge.holders.delete(holder);
    updateBadge(badge, window.document);
  };
}

function createBadge(window: RecaptchaWindow): Badge {
  return { holders: new Set(), sheet: createSheet(window) };
}

/** Creates a constructed stylesheet, which needs no exception from a Content-Security-Policy. */
function createSheet(window: RecaptchaWindow): CSSStyleSheet | undefined {
  try {
    const sheet = new window.CSSStyleSheet();
    sheet.replaceSync('.grecaptcha-badge { visibility: hidden !important; }');
    return sheet;
  } catch {
    return undefined;
  }
}

function updateBadge({ holders, sheet }: Badge, document: Document): void {
  if (!sheet) return;
  const isSeen = holders.size > 0 && ![...holders].some(({ hidden }) => hidden);
  const others = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  document.adoptedStyleSheets = isSeen ? others : [...others, sheet];
}
