/** An old path and where it leads now: a former slug, a campaign. Kept in the CMS. */
export interface Redirect {
  /** A path that begins with a slash, as visitors have it: no query, no hash. */
  readonly from: string;
  /** A path on this site, perhaps with a query and a hash, or an absolute `https:` address. */
  readonly to: string;
  /** HTTP status. Permanent (301) when left out. */
  readonly status?: 301 | 302 | 307 | 308 | undefined;
}

/** Where a visitor is sent. */
export interface RedirectTarget {
  readonly location: string;
  readonly status: 301 | 302 | 307 | 308;
}

/**
 * A lookup of redirects by path. Chains are followed to their end, so that a visitor is sent once; a chain is permanent
 * only when every step is. The visitor's query goes along unless the target has its own.
 *
 * @throws RangeError when two redirects have the same `from`, when they lead in a circle, or when `from` is no path.
 *
 * @example
 * const redirectFor = createRedirectLookup([{ from: '/product/lee', to: '/product/lee-serum' }]);
 * redirectFor('/product/lee', '?size=30'); // { location: '/product/lee-serum?size=30', status: 301 }
 */
export function createRedirectLookup(
  redirects: readonly Redirect[],
): (path: string, query?: string) => RedirectTarget | undefined {
  const byPath = new Map<string, Redirect>();
  for (const redirect of redirects) {
    const key = redirectKey(redirect.from);
    if (!/^\/(?!\/)[^?#]*$/u.test(redirect.from)) {
      throw new RangeError(`Cannot redirect from "${redirect.from}": it is not a path`);
    }
    if (byPath.has(key)) throw new RangeError(`Cannot redirect from "${redirect.from}": it is listed twice`);
    byPath.set(key, redirect);
  }
  const targets = new Map([...byPath].map(([key, redirect]) => [key, resolveChain(redirect, byPath)]));
  return (path, query = '') => {
    const target = targets.get(redirectKey(path));
    if (!target || query === '' || query === '?') return target;
    return { ...target, location: withQuery(target.location, query) };
  };
}

/** Paths are compared as they are read, not as they are encoded, and without the slash that people add at the end. */
function redirectKey(path: string): string {
  const bare = path.replace(/[?#].*$/su, '').replace(/(.)\/$/u, '$1');
  try {
    return decodeURI(bare);
  } catch {
    return bare;
  }
}

function resolveChain(first: Redirect, byPath: ReadonlyMap<string, Redirect>): RedirectTarget {
  const seen = new Set<Redirect>();
  let step = first;
  let status = step.status ?? 301;
  for (;;) {
    if (seen.has(step)) throw new RangeError(`Cannot redirect from "${first.from}": it leads in a circle`);
    seen.add(step);
    const next = byPath.get(redirectKey(step.to));
    if (!next) return { location: step.to, status };
    step = next;
    if (isPermanent(status)) status = step.status ?? 301;
  }
}

function isPermanent(status: number): boolean {
  return status === 301 || status === 308;
}

function withQuery(location: string, query: string): string {
  const [path = '', hash] = location.split(/(?=#)/u, 2);
  if (path.includes('?')) return location;
  return `${path}?${query.replace(/^\?/u, '')}${hash ?? ''}`;
}
